/** What somebody wants of one thing that the server keeps: liked, followed, kept for later. */
export interface Wishes<Value> {
  /**
   * Shows what is wanted at once, sends it, and shows what the server told last if that fails. What is wanted while another
   * wish is on its way shows at once, too, and the newest of it is sent next.
   *
   * @throws as `send`.
   */
  wish(wanted: Value, send: () => Promise<Value>): Promise<void>
  /** Nothing more is shown or sent. */
  drop(): void
}

interface WishesOptions<Value> {
  /** What is shown, asked for while no wish is on its way; undefined where that is not known. */
  shown: () => Value | undefined
  isSame: (one: Value, other: Value) => boolean
  show: (value: Value | undefined) => void
}

/** Wishes for one thing: one at a time is on its way. */
export const createWishes = <Value>({ shown, isSame, show }: WishesOptions<Value>): Wishes<Value> => {
  let told: Value | undefined
  let newest = 0
  let underWay: Promise<unknown> | null = null

  return {
    wish(wanted, send) {
      const mine = (newest += 1)
      const sendInTurn = async (): Promise<void> => {
        if (mine !== newest) return
        try {
          if (told === undefined || !isSame(told, wanted)) told = await send()
        } finally {
          if (mine === newest) show(told)
        }
      }
      if (underWay === null) told = shown()
      show(wanted)
      const sent = underWay === null ? sendInTurn() : underWay.then(sendInTurn)
      const settled = sent
        .catch(() => undefined)
        .then(() => {
          if (underWay === settled) underWay = null
        })
      underWay = settled
      return sent
    },
    drop() {
      newest += 1
    },
  }
}
