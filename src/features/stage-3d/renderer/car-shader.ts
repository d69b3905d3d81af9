import { BOXES_IN_RIG } from './light-rigs'
import { MATERIAL_NAMES } from './materials'

/**
 * The whole car in one program: each vertex names its material, whose colour and finish are looked up in two tables, so
 * that a new paint is two uniforms and no new draw call. Broad light is summed for each vertex, mirrored light for
 * each pixel by meeting the soft-boxes themselves: no environment picture to load, filter or keep in memory.
 */
export const CAR_VERTEX = /* glsl */ `
attribute vec3 position;
attribute vec3 normal;
attribute float material;

uniform mat4 modelMatrix;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform vec4 uColours[${MATERIAL_NAMES.length}];
uniform vec4 uFinishes[${MATERIAL_NAMES.length}];
uniform vec3 uSky;
uniform vec3 uHorizon;
uniform vec3 uFloor;
uniform vec3 uBoxAt[${BOXES_IN_RIG}];
uniform vec3 uBoxFacing[${BOXES_IN_RIG}];
uniform vec3 uBoxPower[${BOXES_IN_RIG}];

varying vec3 vPlace;
varying vec3 vNormal;
varying vec4 vColour;
varying vec4 vFinish;
varying vec3 vBroadLight;

void main() {
  vec4 place = modelMatrix * vec4(position, 1.0);
  vec3 n = normalize((modelMatrix * vec4(normal, 0.0)).xyz);
  int row = int(material + 0.5);
  vPlace = place.xyz;
  vNormal = n;
  vColour = uColours[row];
  vFinish = uFinishes[row];

  // Low and turned down, a surface sees only the shadow under the car.
  float open = mix(0.25 + 0.75 * smoothstep(0.0, 0.9, place.y), 1.0, smoothstep(-0.3, 0.4, n.y));
  vec3 light = n.y > 0.0 ? mix(uHorizon, uSky, n.y) : mix(uHorizon, uFloor * open, -n.y);
  for (int i = 0; i < ${BOXES_IN_RIG}; i++) {
    vec3 away = uBoxAt[i] - place.xyz;
    float squared = dot(away, away);
    vec3 towards = away * inversesqrt(squared);
    light += uBoxPower[i] * max(0.0, dot(n, towards)) * abs(dot(uBoxFacing[i], towards)) / squared;
  }
  vBroadLight = light * open;
  gl_Position = projectionMatrix * viewMatrix * place;
}
`

export const CAR_FRAGMENT = /* glsl */ `
precision highp float;

uniform vec3 cameraPosition;
uniform vec3 uSky;
uniform vec3 uHorizon;
uniform vec3 uFloor;
uniform vec3 uBoxAt[${BOXES_IN_RIG}];
uniform vec3 uBoxFacing[${BOXES_IN_RIG}];
uniform vec3 uBoxAcross[${BOXES_IN_RIG}];
uniform vec3 uBoxAlong[${BOXES_IN_RIG}];
uniform vec3 uBoxLight[${BOXES_IN_RIG}];
uniform float uExposure;
uniform float uClear;

varying vec3 vPlace;
varying vec3 vNormal;
varying vec4 vColour;
varying vec4 vFinish;
varying vec3 vBroadLight;

// What a ray from the car meets; rough surfaces see it blurred.
vec3 seen(vec3 ray, float rough) {
  float blur = 0.04 + rough * 0.6;
  vec3 above = mix(uHorizon, uSky, smoothstep(0.0, 0.8, ray.y));
  // The floor near the car lies in its shadow.
  vec3 hit = vPlace - ray * (vPlace.y / min(ray.y, -0.001));
  float clear = smoothstep(0.75, 1.5, length(hit.xz / vec2(1.15, 2.7)));
  vec3 below = uFloor * mix(0.22, 1.0, clear);
  vec3 light = mix(below, above, smoothstep(-blur, blur, ray.y));
  for (int i = 0; i < ${BOXES_IN_RIG}; i++) {
    float slope = dot(ray, uBoxFacing[i]);
    float far = dot(uBoxAt[i] - vPlace, uBoxFacing[i]) / (abs(slope) < 0.001 ? 0.001 : slope);
    vec3 met = vPlace + ray * far - uBoxAt[i];
    float across = abs(dot(met, uBoxAcross[i]));
    float along = abs(dot(met, uBoxAlong[i]));
    float softAcross = 0.3 + rough * far * 0.9 * length(uBoxAcross[i]);
    float softAlong = 0.3 + rough * far * 0.9 * length(uBoxAlong[i]);
    float share = (1.0 - smoothstep(1.0 - min(softAcross, 1.0), 1.0 + softAcross, across))
      * (1.0 - smoothstep(1.0 - min(softAlong, 1.0), 1.0 + softAlong, along));
    light += uBoxLight[i] * share * step(0.0, far) / ((1.0 + softAcross) * (1.0 + softAlong)) * 1.69;
  }
  return light;
}

// The ACES curve as Narkowicz fitted it, then the screen's own curve.
vec3 developed(vec3 light) {
  vec3 x = light * uExposure;
  x = clamp(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
  return pow(x, vec3(0.4545));
}

void main() {
  vec3 colour = vColour.rgb;
  float metal = vColour.a;
  float rough = vFinish.x;
  float coat = vFinish.y;
  float gloss = vFinish.w;

  vec3 eye = normalize(cameraPosition - vPlace);
  vec3 n = normalize(vNormal);
  float facing = dot(n, eye);
  // The model is drawn from both sides: what looks away is a rim of smoothing, or the inside of a panel.
  if (facing < 0.0) n = -n;
  facing = max(abs(facing), 0.001);
  vec3 ray = reflect(-eye, n);
  float grazing = pow(1.0 - facing, 5.0);

  vec3 plain = mix(vec3(0.04 * gloss), colour, metal);
  vec3 shine = seen(ray, rough) * (plain + (max(vec3(1.0 - rough) * gloss, plain) - plain) * grazing);
  // Metallic paint darkens as it turns away.
  float flop = mix(1.0, 0.45 + 0.7 * facing, coat);
  vec3 light = colour * (1.0 - metal * 0.6) * vBroadLight * flop + shine + colour * vFinish.z;

  float mirrored = coat * (0.04 + 0.96 * grazing);
  if (coat > 0.0) light = light * (1.0 - mirrored) + seen(ray, 0.02) * mirrored;

  // Glass: only what it does not mirror is seen through it.
  float alpha = 1.0 - uClear * (1.0 - grazing);
  gl_FragColor = vec4(developed(light) * alpha, alpha);
}
`
