import type { Agreement } from '@/wire/schemas/agreement'
import { messages } from './messages'

const NUMBER = /^\d+/

/** Names the sections that changed by their numbers: "section 4", "sections 2, 4 and 8"; empty for none. */
export const changedSections = (sections: Agreement['sections']): string => {
  const numbers = sections.flatMap(({ heading, changed }) => (changed ? (NUMBER.exec(heading) ?? []) : []))
  const [last, ...others] = numbers.reverse()
  if (last === undefined) return ''
  return others.length === 0 ? messages.section(last) : messages.sections(others.reverse(), last)
}
