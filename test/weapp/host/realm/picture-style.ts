const PICTURE = 'wx-image > [part="picture"]'
/** These show a part of the picture, as large as it is. */
const PARTS = ['top', 'bottom', 'center', 'left', 'right', 'top left', 'top right', 'bottom left', 'bottom right']
const ofMode = (mode: string): string => PICTURE.replace('wx-image', `wx-image[mode="${mode}"]`)

/** How a picture lies in its box, by the mode that its image names. */
export const PICTURE_STYLE = `
  wx-image { display: inline-block; width: 320px; height: 240px; overflow: hidden }
  ${PICTURE} { display: block; width: 100%; height: 100%; pointer-events: none }
  ${ofMode('aspectFit')} { object-fit: contain }
  ${ofMode('aspectFill')} { object-fit: cover }
  ${ofMode('widthFix')}, wx-image[mode="widthFix"] { height: auto }
  ${ofMode('heightFix')}, wx-image[mode="heightFix"] { width: auto }
  ${PARTS.map((mode) => `${ofMode(mode)} { object-fit: none; object-position: ${mode} }`).join('')}
`
