/** The floor is the page's own ground: only the car's shadow is drawn on it. */
export const FLOOR_VERTEX = /* glsl */ `
attribute vec3 position;
attribute vec2 uv;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
varying vec2 vPlace;

void main() {
  vPlace = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`

export const FLOOR_FRAGMENT = /* glsl */ `
precision mediump float;
uniform sampler2D uShadow;
uniform float uStrength;
varying vec2 vPlace;

void main() {
  vec2 toEdge = min(vPlace, 1.0 - vPlace);
  float fade = smoothstep(0.0, 0.12, toEdge.x) * smoothstep(0.0, 0.12, toEdge.y);
  gl_FragColor = vec4(0.0, 0.0, 0.0, texture2D(uShadow, vPlace).r * uStrength * fade);
}
`
