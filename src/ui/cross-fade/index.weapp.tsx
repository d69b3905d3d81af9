import { createElement, useMemo, useState } from 'react'
import { sharpUrl } from '@/ui/picture/sharp-url'
import '@/ui/picture/index.scss'
import { partOf, type PartEvent } from '@/ui/template-part'
import './index.scss'
import { commonFolder } from './common-folder'
import type { CrossFadeProps } from './types'
import { useLayers } from './use-layers'

/** Two pictures in one place, in the mini-program by the template "cross-fade": a change is sent as one layer. */
export function CrossFade({ src, alt, fit = 'cover', isReady, className }: CrossFadeProps) {
  const [one, other] = useLayers(sharpUrl(src), alt, isReady)
  // Sent once: a change of picture then names the file alone. A layer that stays must stay the same object.
  const folder = commonFolder(one.src, other.src)
  const even = useMemo(() => ({ ...one, src: one.src.slice(folder.length) }), [one, folder])
  const odd = useMemo(() => ({ ...other, src: other.src.slice(folder.length) }), [other, folder])
  const [failed, setFailed] = useState('')
  return createElement('cross-fade', {
    className,
    fit,
    folder,
    even,
    odd,
    failed,
    onError: (event: PartEvent) => setFailed(partOf(event)),
  })
}
