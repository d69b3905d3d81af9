/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { SaveOutcome } from '@/platform/album/types'
import { changePopups, readPopups } from '@/ui/popup/store'
import { useSave } from '@/widgets/album-refused/use-save'

beforeEach(() => changePopups({ toast: null, dialogs: [] }))

const saveWith = async (outcome: SaveOutcome) => {
  const { result } = renderHook(() => useSave())
  await act(() => result.current.save(async () => outcome))
  return result
}

it('shows the way on where the album is closed to the app, until it is dismissed', async () => {
  const result = await saveWith('refused')
  expect(result.current.isRefused).toBe(true)
  act(() => result.current.dismissRefusal())
  expect(result.current.isRefused).toBe(false)
})

it.each([
  ['saved', 'Saved'],
  ['begun', 'Download started'],
] as const)('says of what was %s no more than is known', async (outcome, text) => {
  await saveWith(outcome)
  expect(readPopups().toast?.text).toBe(text)
})

it.each(['saved', 'cancelled'] as const)('shows no way on for what was %s', async (outcome) => {
  expect((await saveWith(outcome)).current.isRefused).toBe(false)
})

it('tells in WeChat’s own browser where else it can be kept, and of no download', async () => {
  const { result } = renderHook(() => useSave())
  await act(async () => void result.current.save(async () => 'elsewhere'))
  expect(readPopups().dialogs).toMatchObject([{ text: expect.stringContaining('Open this page in your browser') }])
  expect(readPopups().toast).toBeNull()
})
