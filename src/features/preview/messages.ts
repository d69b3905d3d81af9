import type { HomeTabKind } from '@/wire/enums/content'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the page that shows drafts. */
const en = {
  title: 'Preview',
  tab: {
    custom: 'Custom',
    recommended: 'For you',
    square: 'Square',
    activities: 'Activities',
    message: 'Messages',
  } satisfies Record<HomeTabKind, string>,
  drafts: (count: number, tab: string) => `Not published. ${count === 1 ? '1 draft' : `${count} drafts`} of “${tab}”`,
  saved: (time: string) => `, saved ${time}`,
  leadsTo: (group: string, type: string, target: string) => `Group “${group}”. Leads to: ${type}, ${target}`,
  leadsNowhere: (group: string) => `Group “${group}”. Leads nowhere.`,
  watermark: 'PREVIEW · NOT PUBLISHED',
  ends: (time: string) => `Link ends ${time}`,
  reload: 'Reload draft',
  emptyTitle: 'Nothing is waiting',
  emptyText: 'All that was written for this tab is published.',
  goneTitle: 'This link has ended',
  goneText: 'Ask the writers for a new one.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
