import { randomUUID } from 'node:crypto'

/** An id as the app makes one for what a customer writes or saves: 32 hexadecimal digits. */
export const newId = (): string => randomUUID().replaceAll('-', '')
