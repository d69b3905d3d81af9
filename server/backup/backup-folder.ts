import path from 'node:path'

/** Where the parts of a backup lie. */
export const tableFile = (folder: string, table: string): string => path.join(folder, 'tables', `${table}.jsonl.gz`)
export const filesFolder = (folder: string): string => path.join(folder, 'files')
export const secretCopy = (folder: string): string => path.join(folder, 'server-secret')
