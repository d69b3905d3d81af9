/** Files that outlive the app, by a key of their own, while there is room. */
export interface KeptFiles {
  /** Keeps what a local address shows; false when there is no room for it. */
  keep(key: string, address: string): Promise<boolean>
  /** A local address that shows a kept file, or undefined when it is not there any more. */
  open(key: string): Promise<string | undefined>
  remove(key: string): Promise<void>
  /** Removes every file whose key is not wanted any more. */
  keepOnly(isWanted: (key: string) => boolean): Promise<void>
}
