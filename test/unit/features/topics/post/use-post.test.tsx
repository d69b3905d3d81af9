import { act, renderHook, waitFor } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import type { WritePost } from '@/wire/schemas/post'
import { unsentUploads } from '@/services/storage/unsent-uploads'
import { usePost } from '@/features/topics/post/use-post'
import { installFakeXhr, lastSent } from '../../../../support/jest/fake-xhr'

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
})

const open = (userId = 'u1') => renderHook(() => usePost({ userId, topicId: 't1' })).result
type Form = ReturnType<typeof open>

/** Sends what is in the form; nothing has answered yet. */
const begin = (form: Form) => {
  let said = Promise.resolve()
  act(() => {
    said = form.current.send().catch(() => undefined)
  })
  const call = lastSent()
  const answered = (answer: () => void): Promise<void> =>
    act(async () => {
      answer()
      await said
    })
  return { call, answered, body: JSON.parse(String(call.body)) as WritePost }
}

/** Sends what is in the form, and answers as the server or the line does. */
const post = async (form: Form, answer: () => void): Promise<WritePost> => {
  const { answered, body } = begin(form)
  await answered(answer)
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
  const other = open('u2')
  expect(other.current.content).toBe('')
  act(() => other.current.type('Goats.'))
  expect(open().current.content).toBe('Sheep.')
})

test('what is typed in the form that was opened anew stays, whatever becomes of the try before', async () => {
  const left = open()
  act(() => left.current.type('Sheep.'))
  const { call, answered } = begin(left)
  const again = open()
  act(() => again.current.type('Sheep, and goats.'))
  await answered(() => call.fail())
  expect(open().current).toMatchObject({ content: 'Sheep, and goats.', isUnsure: true })
})

test('a try that arrives after the form was opened anew clears nothing of what was typed there', async () => {
  const left = open()
  act(() => left.current.type('Sheep.'))
  const { call, answered, body } = begin(left)
  const again = open()
  act(() => again.current.type('Sheep, and goats.'))
  await answered(() => call.succeed({ id: body.id }))
  expect(open().current).toMatchObject({ content: 'Sheep, and goats.', isUnsure: true })
})

test('the pictures of a try that had no reply are sent again on another day, too', async () => {
  unsentUploads('post:u1:t1').write(['public/1.jpg'])
  const form = open()
  act(() => form.current.type('Sheep.'))
  await post(form, lose)
  unsentUploads('post:u1:t1').clear()
  const again = open()
  expect((await post(again, lose)).pictures).toEqual(['public/1.jpg'])
})

test('but for those that were taken out since', async () => {
  unsentUploads('post:u1:t1').write(['public/1.jpg'])
  const form = open()
  act(() => form.current.type('Sheep.'))
  await post(form, lose)
  const [picture] = form.current.pictures.uploads
  if (picture) act(() => form.current.pictures.remove(picture))
  unsentUploads('post:u1:t1').clear()
  expect(open().current.pictures.uploads).toEqual([])
})

test('pictures that went with a deleted post are taken out of the form', async () => {
  unsentUploads('post:u1:t1').write(['public/1.jpg'])
  const form = open()
  act(() => form.current.type('Sheep.'))
  const { call, answered } = begin(form)
  act(() => call.refuse(ErrorCode.conflict, 'No.'))
  await waitFor(() => expect(lastSent()).not.toBe(call))
  await answered(() => lastSent().refuse(ErrorCode.fileNotFound, 'Gone.'))
  expect(form.current).toMatchObject({ content: 'Sheep.', isUnsure: false })
  expect(form.current.pictures.uploads).toEqual([])
})

test('what is typed after another form has posted the draft is a post of its own', async () => {
  const first = open()
  act(() => first.current.type('Sheep.'))
  const second = open()
  const posted = await post(second, () => lastSent().succeed({ id: 'new' }))
  act(() => first.current.type('Goats.'))
  const next = await post(first, () => lastSent().succeed({ id: 'next' }))
  expect(next).toMatchObject({ revision: 1, content: 'Goats.' })
  expect(next.id).not.toBe(posted.id)
})

test('a try of another form that got no reply is taken up, and posts nothing twice', async () => {
  const first = open()
  act(() => first.current.type('Sheep.'))
  const second = open()
  const lost = await post(second, lose)
  const next = await post(first, () => lastSent().succeed({ id: lost.id }))
  expect(next).toMatchObject({ id: lost.id, revision: 2 })
})

test('a try that was confirmed on another page meanwhile is the same post when it is said again, and new words are another', async () => {
  const first = open()
  act(() => first.current.type('Sheep.'))
  const { answered, body, call } = begin(first)
  const [second, third] = [open(), open()]
  await answered(() => call.succeed({ id: body.id }))
  const again = await post(second, () => lastSent().succeed({ id: body.id }))
  expect(again).toMatchObject({ id: body.id, content: 'Sheep.' })
  act(() => third.current.type('Goats.'))
  const other = await post(third, () => lastSent().succeed({ id: 'other' }))
  expect(other.id).not.toBe(body.id)
})
