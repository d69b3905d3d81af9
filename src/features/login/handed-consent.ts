let isHandedOn = false

/**
 * The agreements that were accepted at one step of the login, for the step that takes its place: who agreed is not
 * asked again. It is taken once, so that whoever comes to the login another time finds nothing ticked.
 */
export const handedConsent = {
  give: (isAgreed: boolean): void => {
    isHandedOn = isAgreed
  },
  take: (): boolean => {
    const wasHandedOn = isHandedOn
    isHandedOn = false
    return wasHandedOn
  },
}
