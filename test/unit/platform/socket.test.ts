import { openSocket } from '@/platform/socket'

class FakeSocket {
  static last: FakeSocket
  onopen?: () => void
  onmessage?: (event: { data: unknown }) => void
  onclose?: () => void
  send = jest.fn()
  constructor(readonly url: string) {
    FakeSocket.last = this
  }
  close = jest.fn(() => this.onclose?.())
}

const onMessage = jest.fn()
const onClose = jest.fn()
const request = { url: 'wss://api.example/live', headers: {}, onMessage, onClose }

beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers()
  Object.defineProperty(globalThis, 'WebSocket', { configurable: true, writable: true, value: FakeSocket })
})
afterEach(() => jest.useRealTimers())

test('an open socket sends, hears and tells once when it ends', async () => {
  const opening = openSocket(request)
  FakeSocket.last.onopen?.()
  const socket = await opening
  socket.send('hello')
  expect(FakeSocket.last.send).toHaveBeenCalledWith('hello')
  FakeSocket.last.onmessage?.({ data: 'hi' })
  expect(onMessage).toHaveBeenCalledWith('hi')
  socket.close()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a socket that does not open within 60 seconds is rejected as timeout and closed', async () => {
  const opening = openSocket(request)
  const failed = expect(opening).rejects.toMatchObject({ reason: 'timeout' })
  await jest.advanceTimersByTimeAsync(60_000)
  await failed
  expect(FakeSocket.last.close).toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('a socket that is refused is rejected with an empty reason', async () => {
  const opening = openSocket(request)
  FakeSocket.last.onclose?.()
  await expect(opening).rejects.toMatchObject({ reason: '' })
  expect(jest.getTimerCount()).toBe(0)
})
