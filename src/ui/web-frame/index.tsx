import type { WebFrameProps } from './types'
import './index.scss'

/** A web page inside a page, which can neither reach out of its frame nor lead the app away. */
export function WebFrame({ src, label, onLoad }: WebFrameProps) {
  return (
    <iframe
      className="web-frame"
      src={src}
      title={label}
      sandbox="allow-scripts allow-forms allow-popups"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  )
}
