import { useEffect, useRef } from 'react'
import type { ClipProps } from './types'
import './index.scss'

/** A clip that plays as soon as it is drawn, fills its parent and stops out of sight; in H5 the browser's own player. */
export function Clip({ src, poster, label }: ClipProps) {
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = player.current
    if (video === null) return undefined
    const observer = new IntersectionObserver(([place]) => {
      if (place && !place.isIntersecting) video.pause()
    })
    observer.observe(video)
    return () => observer.disconnect()
  }, [])
  return (
    // The feed carries no captions; what a clip shows is told by the text beside it.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video ref={player} className="clip" src={src} poster={poster} aria-label={label} controls autoPlay playsInline />
  )
}
