/** What a text weighs where it is sent or stored. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length
