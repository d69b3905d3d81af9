import type { ReactNode } from 'react'
import { glyph, type GlyphProps } from './glyph'
import type { IconName } from './names'
import './index.scss'

export type IconProps = GlyphProps<IconName>

/** A decorative icon in the colour of the text around it; the control that holds it carries the label. */
export const Icon: (props: IconProps) => ReactNode = glyph
