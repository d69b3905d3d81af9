import { useState } from 'react'
import type { AgreementRowProps } from './agreement-row'
import type { AgreementSheetProps } from './agreement-sheet'

/** Whether the agreements are accepted, and what the row and the sheet that ask for it take. */
export interface Consent {
  isAgreed: boolean
  row: Pick<AgreementRowProps, 'isAgreed' | 'refusals' | 'onChange'>
  sheet: Pick<AgreementSheetProps, 'isOpen' | 'onClose'>
  /** Something was tried without the consent: the row shakes and the sheet opens. */
  ask: () => void
  agree: () => void
  /** The agreements have changed: what was agreed to counts no more. */
  withdraw: () => void
}

const nothing = (): boolean => false

/**
 * The consent to the agreements: asked for when something needs it, and never given beforehand but for what the same
 * person has just accepted on the page before.
 */
export function useConsent(acceptedBefore: () => boolean = nothing): Consent {
  const [isAgreed, setAgreed] = useState(acceptedBefore)
  const [refusals, setRefusals] = useState(0)
  const [isAsking, setAsking] = useState(false)

  return {
    isAgreed,
    row: { isAgreed, refusals, onChange: setAgreed },
    sheet: { isOpen: isAsking, onClose: () => setAsking(false) },
    ask: () => {
      setRefusals((count) => count + 1)
      setAsking(true)
    },
    agree: () => {
      setAgreed(true)
      setAsking(false)
    },
    withdraw: () => setAgreed(false),
  }
}
