import { useState } from 'react'
import type { DemoPerson } from '@/wire/schemas/demo'
import { failureText } from '@/services/request/failure-text'
import { logInAsDemoPerson } from '@/services/session/log-in'
import type { AgreementSheetProps } from '@/widgets/consent/agreement-sheet'
import type { Consent } from '@/widgets/consent/use-consent'

/** What `useDemoLogin` answers. */
export interface DemoLogin {
  problem: string | undefined
  enter: (person: DemoPerson) => Promise<void>
  /** What asks for the agreements when somebody of the demo waits for them; undefined while nobody does. */
  sheet: Pick<AgreementSheetProps, 'isOpen' | 'onAgree' | 'onClose'> | undefined
}

/** Getting in as somebody of the demo, once the agreements are accepted. */
export function useDemoLogin(consent: Consent): DemoLogin {
  const [waiting, setWaiting] = useState<DemoPerson>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const logIn = async (person: DemoPerson): Promise<void> => {
    if (isBusy) return
    setProblem(undefined)
    setBusy(true)
    try {
      await logInAsDemoPerson(person)
    } catch (error) {
      setProblem(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  const askFor = (person: DemoPerson): DemoLogin['sheet'] => ({
    isOpen: consent.sheet.isOpen,
    onClose: () => {
      setWaiting(undefined)
      consent.sheet.onClose()
    },
    onAgree: () => {
      setWaiting(undefined)
      consent.agree()
      return logIn(person)
    },
  })

  return {
    problem,
    enter: async (person) => {
      if (consent.isAgreed) return logIn(person)
      setWaiting(person)
      return consent.ask()
    },
    sheet: waiting && askFor(waiting),
  }
}
