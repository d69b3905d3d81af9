import type { ClipProps } from './types'
import './index.scss'

/** A clip that plays as soon as it is drawn and fills its parent; in H5 the browser's own player. */
export function Clip({ src, poster, label }: ClipProps) {
  // The feed carries no captions; what a clip shows is told by the text beside it.
  // eslint-disable-next-line jsx-a11y/media-has-caption
  return <video className="clip" src={src} poster={poster} aria-label={label} controls autoPlay playsInline />
}
