/** The name that a file has on the server, for the browser's downloads. */
export const fileNameOf = (url: string): string => {
  const [path = ''] = url.split(/[?#]/)
  return path.slice(path.lastIndexOf('/') + 1) || 'file'
}
