/** Only what fails waits so long; a busy machine may take most of it. */
const LIMIT_MS = 15_000
const STEP_MS = 10

/**
 * Asks again until the answer is neither undefined, null nor false, or an assertion inside holds.
 *
 * @throws Error with `what` and the last assertion's message, when that takes too long.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false>,
  limitMs = LIMIT_MS,
): Promise<T> {
  const endMs = Date.now() + limitMs
  let problem: string
  do {
    problem = ''
    try {
      const answer = await ask()
      if (answer !== undefined && answer !== null && answer !== false) return answer
    } catch (error) {
      problem = error instanceof Error ? `: ${error.message}` : ''
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  } while (Date.now() < endMs)
  throw new Error(`waited ${limitMs} ms for ${what}${problem}`)
}
