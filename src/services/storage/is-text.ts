/** Whether a stored value is a text with something in it. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Whether a stored value is a list of texts. */
export const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')
