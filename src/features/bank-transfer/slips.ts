/** A picture of a receipt on its way to the server. */
export type Slip =
  | { key: string; status: 'uploading'; source: string }
  | { key: string; status: 'failed'; source: string }
  | { key: string; status: 'kept'; source: string; path: string }

/** Pictures that one transfer may carry. */
export const MAX_SLIPS = 6

/** The slip with this key changed; one that was removed meanwhile stays away. */
export const changeSlip = (slips: readonly Slip[], changed: Slip): Slip[] =>
  slips.map((slip) => (slip.key === changed.key ? changed : slip))

/** The paths to announce; null while there is none, or a picture is still on its way or failed. */
export const pathsOf = (slips: readonly Slip[]): string[] | null => {
  const paths = slips.flatMap((slip) => (slip.status === 'kept' ? [slip.path] : []))
  return paths.length > 0 && paths.length === slips.length ? paths : null
}
