/** Pictures that are fetched before they are shown. */
export interface Pictures {
  /** Fetches a picture, so that it shows at once; settles when it is there, and also when it cannot be loaded. */
  warm(url: string): Promise<void>
  /** Whether a picture was fetched in this run, or cannot be. */
  isWarm(url: string): boolean
}
