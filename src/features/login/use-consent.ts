import { useState } from 'react'

/** The consent to the agreements: never given beforehand, asked for when something needs it. */
export const useConsent = () => {
  const [isAgreed, setAgreed] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [isAsking, setAsking] = useState(false)

  return {
    isAgreed,
    setAgreed,
    /** How often something was tried without it; each time the row shakes. */
    refusals,
    isAsking,
    ask: () => {
      setRefusals((count) => count + 1)
      setAsking(true)
    },
    agree: () => {
      setAgreed(true)
      setAsking(false)
    },
    stopAsking: () => setAsking(false),
  }
}

export type Consent = ReturnType<typeof useConsent>
