import { act, renderHook } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import type { WritePost } from '@/wire/schemas/post'
import { usePost } from '@/features/topics/post/use-post'
import { installFakeXhr, lastSent } from '../../../support/fake-xhr'

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
})

const open = (userId = 'u1') => renderHook(() => usePost({ userId, topicId: 't1' })).result
type Form = ReturnType<typeof open>

const sent = () => JSON.parse(String(lastSent().body)) as WritePost

/** Sends what is in the form, and answers as the server or the line does. */
const post = async (form: Form, answer: () => void): Promise<WritePost> => {
  let said = Promise.resolve()
  act(() => {
    said = form.current.send().catch(() => undefined)
  })
  const body = sent()
  await act(async () => {
    answer()
    await said
  })
  return body
}
const lose = () => lastSent().fail()
const refuse = (code: number) => () => lastSent().refuse(code, 'No.')

test('a reply that was lost leaves the same post to be sent again, also after a reload', async () => {
  const form = open()
  act(() => form.current.type('Sheep.'))
  const first = await post(form, lose)
  expect(form.current).toMatchObject({ content: 'Sheep.', isUnsure: true })
  const again = open()
  expect(again.current).toMatchObject({ content: 'Sheep.', isUnsure: true })
  await expect(post(again, () => lastSent().succeed({ id: first.id }))).resolves.toEqual({ ...first, revision: 2 })
  expect(open().current).toMatchObject({ content: '', isUnsure: false })
})

test('what had arrived and was deleted is another post from then on', async () => {
  const form = open()
  act(() => form.current.type('Sheep.'))
  const first = await post(form, lose)
  await post(form, refuse(ErrorCode.conflict))
  expect(form.current).toMatchObject({ content: 'Sheep.', isUnsure: false })
  const next = await post(form, () => lastSent().succeed({ id: 'new' }))
  expect(next).toMatchObject({ revision: 1, content: 'Sheep.' })
  expect(next.id).not.toBe(first.id)
})

test('a refusal says nothing of the try before it', async () => {
  const form = open()
  act(() => form.current.type('Sheep.'))
  const first = await post(form, refuse(ErrorCode.postRefused))
  expect(form.current.isUnsure).toBe(false)
  await post(form, lose)
  const third = await post(form, refuse(ErrorCode.postRefused))
  expect(form.current.isUnsure).toBe(true)
  expect(third.id).toBe(first.id)
})

test('the words are those of who wrote them', () => {
  const form = open()
  act(() => form.current.type('Sheep.'))
  expect(open('u2').current.content).toBe('')
  expect(open().current.content).toBe('Sheep.')
})
