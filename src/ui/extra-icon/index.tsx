import type { ReactNode } from 'react'
import { glyph, type GlyphProps } from '@/ui/icon/glyph'
import type { ExtraIconName } from './names'
import '../icon/index.scss'
import './index.scss'

export type ExtraIconProps = GlyphProps<ExtraIconName>

/** An `Icon` from the larger set, which only the features that use it load. */
export const ExtraIcon: (props: ExtraIconProps) => ReactNode = glyph
