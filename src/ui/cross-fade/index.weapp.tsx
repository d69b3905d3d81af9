import { createElement, useState } from 'react'
import { sharpUrl } from '@/ui/picture/sharp-url'
import '@/ui/picture/index.scss'
import { partOf, type PartEvent } from '@/ui/template-part'
import './index.scss'
import type { CrossFadeProps } from './types'
import { useLayers } from './use-layers'

/** Two pictures in one place, in the mini-program by the template "cross-fade": a change is sent as one layer. */
export function CrossFade({ src, alt, fit = 'cover', isReady, className }: CrossFadeProps) {
  const [even, odd] = useLayers(sharpUrl(src), alt, isReady)
  const [failed, setFailed] = useState('')
  return createElement('cross-fade', {
    className,
    fit,
    even,
    odd,
    failed,
    onError: (event: PartEvent) => setFailed(partOf(event)),
  })
}
