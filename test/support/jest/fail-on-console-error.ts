import { format } from 'node:util'

/** React and our own code report misuse through console.error: a test that causes one has found a fault. */
const reported: string[] = []

beforeEach(() => {
  reported.length = 0
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    reported.push(format(...parts))
  })
})

afterEach(() => {
  if (reported.length > 0) throw new Error(`Unexpected console.error:\n${reported.join('\n')}`)
})
