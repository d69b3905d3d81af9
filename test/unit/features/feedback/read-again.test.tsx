import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { newDraft } from '@/domain/feedback/draft'
import { DraftsPage } from '@/features/feedback/drafts/drafts-page'
import { ListPage } from '@/features/feedback/list/list-page'
import { fetchFeedbackDrafts, fetchFeedbackPage } from '@/services/api/feedback'
import { openDrafts } from '@/services/feedback/draft-store'
import { enter } from '../../../support/jest/enter'
import { showPages } from '../../../support/jest/taro/taro'

jest.mock('@/services/api/feedback', () => ({ fetchFeedbackDrafts: jest.fn(), fetchFeedbackPage: jest.fn() }))
jest.mock('@/features/feedback/list/feedback-card', () => ({ FeedbackCard: () => null }))

const draft = { ...newDraft('d1', 1, { category: FeedbackCategory.bug, content: 'Wipers' }), isSending: true }
const arrived = (...records: object[]) =>
  jest.mocked(fetchFeedbackPage).mockResolvedValue({ records, total: records.length, current: 1, size: 50 } as never)

beforeEach(async () => {
  openDrafts('nobody')
  localStorage.clear()
  jest.mocked(fetchFeedbackDrafts).mockReset().mockResolvedValue([])
  arrived()
  await enter('u1')
  openDrafts('u1').keep(draft)
})

const open = async (Page: ComponentType<{ isAllowed: boolean }>): Promise<void> => {
  render(<Page isAllowed />)
  await act(async () => undefined)
}

test.each<[string, ComponentType<{ isAllowed: boolean }>, RegExp]>([
  ['drafts', DraftsPage, /Wipers/],
  ['feedback', ListPage, /^Drafts 1$/],
])(
  'what was perhaps sent is no draft any more as the page of the %s comes back after it has arrived',
  async (...row) => {
    const [, Page, word] = row
    await open(Page)
    expect(fetchFeedbackDrafts).toHaveBeenCalledTimes(1)
    expect(screen.getAllByText(word)).not.toEqual([])
    arrived(draft)
    await act(async () => showPages())
    await act(async () => undefined)
    expect(screen.queryAllByText(word)).toEqual([])
  },
)
