import { messages } from '../messages'

/** A picture that the poster can have. */
export interface PosterTemplate {
  key: string
  picture: string
  /** What the choice is called. */
  name: () => string
  /** Over the picture, line by line. */
  headline: () => readonly string[]
}

const carTemplate = (key: string, picture: string, name: () => string, car: string): PosterTemplate => ({
  key,
  picture,
  name,
  headline: () => messages.posterHeadline(car),
})

/** The pictures of the poster, the first one chosen. */
export const TEMPLATES = [
  carTemplate('vela-7', '/static/img/vela-7-invite.webp', () => messages.posterFront('Vela 7'), 'Vela 7'),
  carTemplate('vela-9', '/static/img/vela-9-invite.webp', () => messages.posterFront('Vela 9'), 'Vela 9'),
  carTemplate('vela-7-rear', '/static/img/vela-7-invite-rear.webp', () => messages.posterRear('Vela 7'), 'Vela 7'),
  carTemplate('mist', '/static/img/scene-mist.webp', () => messages.posterScene, 'Vela'),
] as const
