/** Whether the phone can be asked to let messages through. */
export type CanSubscribe = boolean

/**
 * Asks the person to allow one message by each template, and answers the templates that were allowed. Must be called from
 * a tap, before anything is waited for. Answers none when the person wants none at all; rejects when they could not be asked.
 */
export type AskSubscription = (templateIds: readonly string[]) => Promise<readonly string[]>
