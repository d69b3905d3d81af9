/** Files that outlive the app, by a key of their own, while there is room; without it they last as long as the app. */
export interface KeptFiles {
  /** Keeps what a local address shows. */
  keep(key: string, address: string): Promise<void>
  /** A local address that shows a kept file, or undefined when it is not there any more. */
  open(key: string): Promise<string | undefined>
  remove(key: string): Promise<void>
  /** Removes every file whose key is not wanted any more. */
  keepOnly(isWanted: (key: string) => boolean): Promise<void>
}
