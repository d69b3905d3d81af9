import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Message } from '@/wire/schemas/message'
import { MessageKind } from '@/wire/enums/message'
import { HOUR_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { MessageCentre } from '@/features/home/message-centre/message-centre'
import { fetchMessages } from '@/services/api/message'
import { enter } from '../../../../support/jest/enter'
import { hidePages, showPages } from '../../../../support/jest/taro/taro'

jest.mock('@/services/api/message', () => ({ fetchMessages: jest.fn() }))
const fetched = jest.mocked(fetchMessages)

const messageOf = (id: number, isUnread: boolean): Message => ({
  id: `reply-${id}`,
  kind: MessageKind.reply,
  title: `Reply ${id}`,
  text: '',
  picture: null,
  targetId: 'quiet-cabin',
  commentId: `c${id}`,
  payUntil: null,
  isUnread,
  time: '2026-11-20 10:00:00',
})
const told = (records: Message[], readAt: number) => ({ records, readAt, next: null })

const see = jest.fn(async () => undefined)
const open = async () => {
  const drawn = render(<MessageCentre unread={{ counts: undefined, total: 0, see }} />)
  await act(async () => undefined)
  return drawn
}
const leave = () => act(async () => hidePages())
const comeBack = () => act(async () => showPages())

beforeEach(async () => {
  see.mockClear()
  fetched.mockReset()
  await enter('u1')
})

afterEach(() => jest.useRealTimers())

it('lists what has come whenever it is shown, though nothing waits for a payment', async () => {
  fetched.mockResolvedValueOnce(told([messageOf(1, true)], 100))
  await open()
  await leave()
  fetched.mockResolvedValueOnce(told([messageOf(2, true), messageOf(1, false)], 200))
  await comeBack()
  expect(screen.getByText('Reply 2')).toBeVisible()
})

it('is seen up to when the list was read, by leaving the page and by saying so', async () => {
  fetched.mockResolvedValueOnce(told([messageOf(1, true)], 100))
  await open()
  await leave()
  expect(see.mock.calls).toEqual([[{ upTo: 100 }]])
  fetched.mockResolvedValueOnce(told([messageOf(2, true), messageOf(1, false)], 200))
  await comeBack()
  fetched.mockResolvedValueOnce(told([messageOf(2, false), messageOf(1, false)], 300))
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await act(async () => undefined)
  expect(see.mock.calls.slice(1)).toEqual([[{ upTo: 200 }]])
  expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull()
})

it('of each kind is seen what its own list told', async () => {
  fetched.mockResolvedValueOnce(told([messageOf(1, true)], 100))
  const { unmount } = await open()
  fetched.mockResolvedValueOnce(told([messageOf(1, true)], 200))
  fireEvent.click(screen.getByRole('radio', { name: 'Replies' }))
  await act(async () => undefined)
  unmount()
  expect(see.mock.calls).toEqual([[{ upTo: 100 }], [{ kind: MessageKind.reply, upTo: 200 }]])
})

it('reads as many rows again as are shown, as far as one call takes them', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => messageOf(id, false))
  fetched.mockResolvedValue(told(rows(35), 100))
  await open()
  await comeBack()
  expect(fetched.mock.calls.map(([{ size }]) => size)).toEqual([20, 35])
  fetched.mockResolvedValue(told(rows(80), 200))
  await comeBack()
  await comeBack()
  expect(fetched.mock.calls.at(-1)?.[0].size).toBe(50)
})

it('calls what came yesterday earlier once the day is over', async () => {
  jest.useFakeTimers({ now: parseShanghai('2026-11-20 23:00:00') })
  fetched.mockResolvedValueOnce(told([messageOf(1, false)], 100))
  await open()
  expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(HOUR_MS))
  expect(screen.getByRole('heading', { name: 'Earlier' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Today' })).toBeNull()
})
