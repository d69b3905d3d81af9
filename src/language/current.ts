import type { Language } from './language'

let read: () => Language = () => 'en'

/** The language to speak now: the shopper's in the app, on the server that of the request at hand. */
export const language = (): Language => read()

/** Says where the language of the moment is found; the app and the server each do so once, as they start. */
export const readLanguageFrom = (source: () => Language): void => {
  read = source
}
