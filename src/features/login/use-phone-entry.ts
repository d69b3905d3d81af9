import { useState } from 'react'
import { isMobile } from '@/domain/person/phone'
import { useConsent, type Consent } from '@/widgets/consent/use-consent'
import { askForCode, isCodeOnItsWay } from './ask-for-code'
import { handedConsent } from './handed-consent'
import { messages } from './messages'
import { pendingCodeSlot } from './pending-code'

/** Entering the number and asking for the code; `onCode` runs once one is on its way. */
export function usePhoneEntry(onCode: () => Promise<void>): PhoneEntry {
  const consent = useConsent(handedConsent.take)
  const [phone, setPhone] = useState(() => pendingCodeSlot.read()?.phone ?? '')
  const [isPhoneWrong, setPhoneWrong] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [retryAtMs, setRetryAtMs] = useState(0)

  const getCode = async (): Promise<void> => {
    setProblem(undefined)
    if (isCodeOnItsWay(phone)) return onCode()
    const answer = await askForCode(phone)
    if (answer.kind === 'sent' || answer.kind === 'sentBefore') return onCode()
    setProblem(answer.text)
    if (answer.kind === 'tooOften') setRetryAtMs(answer.retryAtMs)
    return undefined
  }

  const submit = async (): Promise<void> => {
    if (!isMobile(phone)) {
      setPhoneWrong(true)
      return
    }
    if (consent.isAgreed) await getCode()
    else consent.ask()
  }

  return {
    phone,
    phoneError: isPhoneWrong ? messages.wrongPhone : undefined,
    problem,
    /** When another code may be asked for, in epoch ms of the server; 0 is now. */
    retryAtMs,
    consent,
    setPhone: (digits: string) => {
      setPhone(digits)
      setPhoneWrong(false)
      setProblem(undefined)
      // The wait belongs to the number.
      setRetryAtMs(0)
    },
    submit,
    agreeAndSubmit: async (): Promise<void> => {
      consent.agree()
      await getCode()
    },
  }
}

export interface PhoneEntry {
  phone: string
  phoneError: string | undefined
  problem: string | undefined
  retryAtMs: number
  consent: Consent
  setPhone: (digits: string) => void
  submit: () => Promise<void>
  agreeAndSubmit: () => Promise<void>
}
