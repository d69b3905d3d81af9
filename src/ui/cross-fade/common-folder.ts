/** The folder that two addresses share, up to and with its last slash; empty where they share none. */
export const commonFolder = (one: string, other: string): string => {
  const folder = one.slice(0, one.lastIndexOf('/') + 1)
  return other.startsWith(folder) ? folder : ''
}
