import type { ChoiceNames } from '@/domain/configuration/describe'
import { messages } from './messages'

/** "Pine Green, Arc 10, Dune, 2 option packs". */
export const carSummary = ({ singles, extras }: ChoiceNames): string =>
  [...singles, ...(extras.length > 1 ? [messages.packs(extras.length)] : extras)].join(', ')
