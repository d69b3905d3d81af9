const last = new Map<string, Promise<unknown>>()

/** Lets what is told to the server of one draft, its savings and its deletion, come one after the other. */
export const inTurn = <Result>(id: string, tell: () => Promise<Result>): Promise<Result> => {
  const told = last.get(id)?.then(tell) ?? tell()
  const ended = told
    .catch(() => undefined)
    .then(() => {
      if (last.get(id) === ended) last.delete(id)
    })
  last.set(id, ended)
  return told
}
