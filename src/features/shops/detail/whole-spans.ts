/** Hours as the server tells them, "Daily 10:00–22:00", so that no line breaks behind the dash. */
export const wholeSpans = (hours: string): string => hours.replace(/–/g, '–\u2060')
