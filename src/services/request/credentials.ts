import { createSubscribers } from '../subscribers'

/** Where calls get the bearer token from; the session puts itself here, so that calls need not know it. */
let readToken: () => string | undefined = () => undefined

const refusals = createSubscribers<string>()

/** Names the source of the token that every call carries while there is one. */
export const provideToken = (source: () => string | undefined): void => {
  readToken = source
}

/** The token of this moment, or undefined for a visitor. */
export const currentToken = (): string | undefined => readToken()

/** Tells that the server refused a call made with this token. */
export const reportRefusedToken = (token: string): void => refusals.tell(token)

/** Hears of refused tokens; returns what stops it. */
export const watchRefusedTokens = (onRefused: (token: string) => void): (() => void) => refusals.add(onRefused)
