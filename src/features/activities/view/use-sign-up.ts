import { useEffect, useState } from 'react'
import { AgreementId } from '@/wire/enums/agreement'
import type { LeadSource } from '@/wire/enums/buyer'
import { ErrorCode } from '@/wire/errors'
import type { User } from '@/wire/schemas/account'
import type { Activity } from '@/wire/schemas/activity'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { isName } from '@/domain/person/name'
import { rememberPage } from '@/platform/page-change'
import { useAsyncPage } from '@/hooks/use-async-page'
import { signUpForActivity } from '@/services/api/activity'
import { fetchAgreement } from '@/services/api/agreement'
import { doOnce } from '@/services/idempotency/do-once'
import { forgetIntent } from '@/services/idempotency/kept-keys'
import { openLogin } from '@/services/navigation/login-return'
import { isRecord } from '@/services/storage/is-record'
import { ownSlot } from '@/services/storage/own-slot'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { agreementLinks, type AgreementLink } from '@/widgets/consent/agreement-link'
import { useConsent, type Consent } from '@/widgets/consent/use-consent'
import { messages } from '../messages'

/** What has been entered so far. */
interface SignUpEntries {
  /** Absent until something is typed: then it is the account's own, where that can be a person's name. */
  name?: string
  guests: number
}

export interface SignUpOptions {
  isOpen: boolean
  activity: Activity
  user: User
  leadSource: LeadSource
  /** Whatever came of it, the activity is to be read anew. */
  onSent: () => void
}

/** What `useSignUp` answers. */
export interface SignUpForm {
  name: string
  setName: (name: string) => void
  guests: number
  setGuests: (guests: number) => void
  /** What is wrong with the name. */
  fault: string | undefined
  consent: Consent
  agreements: readonly AgreementLink[]
  send: () => Promise<void>
  /** Gives the consent that was asked for, and sends. */
  agreeAndSend: () => Promise<void>
}

const NOTHING: SignUpEntries = { guests: 0 }

const isEntries = (value: unknown): value is SignUpEntries =>
  isRecord(value) && (value.name === undefined || typeof value.name === 'string') && typeof value.guests === 'number'

const entriesSlotOf = (activityId: string) => ownSlot<SignUpEntries>(`sign-up:${activityId}`, { isValue: isEntries })

const intentOf = (activityId: string): string => `sign-up:${activityId}`

const STATEMENT = AgreementId.leadActivityPrivacyStatement

/** The form that signs up; what was entered stays until it has arrived, for who entered it. */
export function useSignUp(options: SignUpOptions): SignUpForm {
  const { isOpen, activity, user, leadSource, onSent } = options
  const { id, resultTime, mostGuests } = activity
  const [slot] = useState(() => entriesSlotOf(id)(user.id))
  const [entries, setEntries] = useState(() => slot.read() ?? NOTHING)
  const { name = isName(user.nickName) ? user.nickName : '' } = entries
  const guests = Math.min(entries.guests, mostGuests)
  const [fault, setFault] = useState<string>()
  const consent = useConsent()
  const statement = useAsyncPage(() => fetchAgreement(STATEMENT), { isEnabled: isOpen })
  const hasArrived = activity.registration !== null
  // Also where its reply was lost: who gives the place back may sign up anew.
  useEffect(() => {
    if (!hasArrived) return
    forgetIntent(intentOf(id))
    slot.clear()
    setEntries(NOTHING)
  }, [hasArrived, id, slot])

  const signUp = async (version: number): Promise<void> => {
    const body = { id, name: name.trim(), guests, leadSource, agreements: [{ id: STATEMENT, version }] }
    const isStillHere = rememberPage()
    const outcome = await doOnce(intentOf(id), (idempotencyKey) => signUpForActivity(body, { idempotencyKey }))
    switch (outcome.kind) {
      case 'done':
        slot.clear()
        showToast(resultTime === null ? messages.signedUp : messages.asked)
        return onSent()
      case 'unknown':
        return alertDialog({ title: messages.notKnown, text: outcome.text })
      case 'refused':
        await alertDialog({ title: messages.notSignedUp, text: outcome.text })
        if (!isRefusal(outcome.error, ErrorCode.agreementOutdated)) return onSent()
        consent.withdraw()
        return statement.reload()
      case 'loggedOut':
        return isStillHere() ? openLogin() : undefined
      default:
        return outcome satisfies never
    }
  }

  const enter = (next: SignUpEntries): void => {
    slot.write(next)
    setEntries(next)
  }

  /** The version that is agreed to must be known. */
  const sendAgreed = async (): Promise<void> => {
    const { page } = statement
    if (page.status === 'ready') return signUp(page.data.version)
    try {
      return await signUp((await fetchAgreement(STATEMENT)).version)
    } catch (error) {
      return alertDialog({ title: messages.notSignedUp, text: failureText(error) })
    }
  }

  const send = async (): Promise<void> => {
    if (name.trim() === '') return setFault(messages.nameFault)
    if (!isName(name.trim())) return setFault(messages.nameUnwritable)
    return consent.isAgreed ? sendAgreed() : consent.ask()
  }

  return {
    name,
    setName: (typed) => {
      enter({ ...entries, name: typed })
      setFault(undefined)
    },
    guests,
    setGuests: (count) => enter({ ...entries, guests: count }),
    fault,
    consent,
    agreements: agreementLinks([{ id: STATEMENT, title: AGREEMENT_TITLES.leadActivityPrivacyStatement }]),
    send,
    agreeAndSend: () => {
      consent.agree()
      return sendAgreed()
    },
  }
}
