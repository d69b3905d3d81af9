import { useState } from 'react'
import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { needsConsent } from '@/domain/configuration/change'
import { dropAll, tapOption, type TapOutcome } from '@/domain/configuration/tap'
import { alertDialog } from '@/ui/popup/dialogs'
import type { Car } from '../car/car-store'
import { conflictQuestion } from './conflict'
import { messages } from '../messages'
import { nameOf } from '../car/names'
import type { Question } from './question'
import { changeVersion } from './version-change'

interface TapOptions {
  read: () => Car | undefined
  change: (car: Car) => void
}

/** What is asked at the moment, and the options that are tapped after the answer. */
interface Asked {
  question: Question
  after: readonly string[]
}

const explain = ({ version }: Car, attributeNo: string, by: string, note: string) =>
  alertDialog({
    title: messages.blockedTitle(nameOf(version, attributeNo)),
    text: note || messages.notPossibleWith(nameOf(version, by)),
  })

/** What can be tapped, and what is asked because of it. */
export interface Taps {
  question: Question | null
  tap: (attributeNo: string) => void
  /** Taps one option after the other; the ones behind a question wait for its answer. */
  tapAll: (attributeNos: readonly string[]) => void
  /** Takes these options out of the car together. */
  clear: (attributeNos: readonly string[]) => void
  tapVersion: (model: ModelDetail, version: VehicleVersion) => void
  answer: (isWanted: boolean) => void
}

/** Taps on options and versions: plain ones change the car at once, others ask first. */
export function useTaps({ read, change }: TapOptions): Taps {
  const [asked, setAsked] = useState<Asked | null>(null)

  /** Changes the car, or asks first; answers whether it asks, so that what is tapped `after` it waits. */
  const take = (car: Car, tapped: string, outcome: TapOutcome, after: readonly string[]): boolean => {
    if (outcome.kind === 'blocked') void explain(car, tapped, outcome.by, outcome.note)
    if (outcome.kind !== 'change') return false
    const isAsked = needsConsent(outcome)
    if (isAsked) setAsked({ question: conflictQuestion(car, outcome), after })
    else change({ version: car.version, chosen: outcome.next })
    return isAsked
  }

  const tapAll = (attributeNos: readonly string[]): void => {
    for (const [index, attributeNo] of attributeNos.entries()) {
      const car = read()
      if (!car) return
      const outcome = tapOption(car.version, car.chosen, attributeNo)
      if (take(car, attributeNo, outcome, attributeNos.slice(index + 1))) return
    }
  }

  const clear = (attributeNos: readonly string[]): void => {
    const car = read()
    const [first] = attributeNos
    if (car && first !== undefined) take(car, first, dropAll(car.version, car.chosen, attributeNos), [])
  }

  const tapVersion = (model: ModelDetail, version: VehicleVersion): void => {
    const car = read()
    if (!car || car.version === version) return
    const outcome = changeVersion(model, car, version)
    if ('next' in outcome) setAsked({ question: outcome, after: [] })
    else change(outcome)
  }

  const answer = (isWanted: boolean): void => {
    if (!asked) return
    setAsked(null)
    if (isWanted) change(asked.question.next)
    tapAll(asked.after)
  }

  return {
    question: asked?.question ?? null,
    tap: (attributeNo) => tapAll([attributeNo]),
    tapAll,
    clear,
    tapVersion,
    answer,
  }
}
