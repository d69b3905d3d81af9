import { useSyncExternalStore } from 'react'

/** A document that the shopper may read before answering. */
export interface ConsentDocument {
  readonly title: string
  readonly onOpen: () => void
}

/** A question on screen and how its answer reaches the caller. */
export interface ConsentAsk {
  readonly documents: readonly ConsentDocument[]
  /** The id of the button that agreed, or null for a refusal. */
  readonly answer: (buttonId: string | null) => void
}

const listeners = new Set<() => void>()
let current: ConsentAsk | null = null
let outcome: Promise<string | null> | null = null

const show = (ask: ConsentAsk | null): void => {
  current = ask
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Asks for consent to use personal data, on the page in front; whoever asks meanwhile gets the same answer. Null is a
 * refusal, and so is leaving to read a document: the next use asks again.
 */
export const askPrivacyConsent = (documents: readonly ConsentDocument[]): Promise<string | null> => {
  outcome ??= new Promise<string | null>((answer) => show({ documents, answer })).finally(() => {
    outcome = null
    show(null)
  })
  return outcome
}

/** The question that waits, or null. */
export function useConsentAsk(): ConsentAsk | null {
  return useSyncExternalStore(subscribe, () => current)
}
