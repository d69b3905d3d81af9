import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { readLanguageFrom } from '@/language/current'
import { LANGUAGE_COOKIE, languageOfTag, type Language } from '@/language/language'

const spoken = new AsyncLocalStorage<Language>()

/** The server speaks the language of the request at hand; where nobody asked, as in the worker's log, English. */
readLanguageFrom(() => spoken.getStore() ?? 'en')

/** Speaks a language while something runs, whatever it waits for. */
export const speaking = <Result>(language: Language, run: () => Result): Result => spoken.run(language, run)

const CHOSEN = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([^;]*)`)
const WECHAT = /MicroMessenger/

/** Characters that are looked at: a browser sends some dozen languages, and 16 KB of them would cost milliseconds. */
const MOST_ACCEPTED = 300

const fallbackFor = (userAgent = ''): Language => (WECHAT.test(userAgent) ? 'zh' : 'en')

/**
 * The language that a caller wants: the one that was chosen for the page, which a cookie holds, else the first of
 * Accept-Language that the product speaks, else Chinese in WeChat and English elsewhere. The app's own calls name one
 * language and bring no other choice.
 */
export const wantedLanguage = (headers: IncomingHttpHeaders, isForPage: boolean): Language => {
  const [, cookie = ''] = (isForPage && CHOSEN.exec(headers.cookie ?? '')) || []
  const chosen = languageOfTag(cookie.trim())
  if (chosen !== null) return chosen
  const accepted = headers['accept-language']?.slice(0, MOST_ACCEPTED)
  const languages = accepted ? new Negotiator({ headers: { 'accept-language': accepted } }).languages() : []
  return languages.map(languageOfTag).find((language) => language !== null) ?? fallbackFor(headers['user-agent'])
}
