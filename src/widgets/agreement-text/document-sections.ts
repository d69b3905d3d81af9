import type { Agreement } from '@/wire/schemas/agreement'
import type { DocumentSection } from '@/ui/document'
import { messages } from './messages'

const EMPTY_LINE = /\n{2,}/

/** An agreement's sections as the kit draws documents; an empty line parts paragraphs. */
export const documentSections = (sections: Agreement['sections']): DocumentSection[] =>
  sections.map(({ heading, body, changed }) => ({
    title: heading,
    paragraphs: body.split(EMPTY_LINE),
    tag: changed ? messages.changed : undefined,
  }))
