type Clock = `${string}:${string}`
/** A moment of the demo: how many days after the first start, and when on that day. */
type Moment = readonly [day: number, time: Clock]

/** What is told of an activity in one language. */
interface ActivityWords {
  title: string
  heading: string
  intro: string
  programme: readonly { time: Clock; text: string }[]
  audience: string
  city: string
  place: string
  address: string
}

/** An activity of the demo. */
export interface DemoActivity {
  id: string
  en: ActivityWords
  zh: ActivityWords
  longitude: number
  latitude: number
  /** Names of pictures, the cover first. */
  pictures: readonly string[]
  start: Moment
  end: Moment
  signUp?: { from: Moment; until: Moment; draw?: Moment }
  quota?: number
  taken?: number
  mostGuests: number
}
