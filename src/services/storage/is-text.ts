/** Whether a stored value is a text with something in it. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
