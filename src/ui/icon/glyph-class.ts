import classNames from 'classnames'

export type IconSize = 16 | 20 | 24 | 28 | 36

/** The classes of an icon, from whichever of the two sets. */
export function glyphClass(name: string, size: IconSize, className: string | undefined): string {
  return classNames('ic', size !== 24 && `ic--${size}`, `i-${name}`, className)
}
