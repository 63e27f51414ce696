// Written by test/measure.ts.
import type { MeasuredThrow } from './landing.ts';

/** The physics they were measured with. */
export const MEASURED_WITH = 'rapier3d-deterministic 0.20.0, table 3';

export const LANDINGS: Readonly<Record<string, MeasuredThrow>> = {
  big: {
    aim: {
      kind: 'throw',
      die: 'big',
      styles: [],
      az: 1607,
      r: 472,
      y: 166,
      side: 0,
      vf: 1769,
      vu: -1200,
      vs: 0,
      wx: 0,
      wy: 0,
      wz: -45,
      yaw: 1,
      t: 1790,
      grip: 'flat',
    },
    landings: {
      floor:
        'bone!bounce 3, bullseye 4, section2 11, section3 68, section3!bounce 1, section4 144, section4!bounce 3, section5 65, section5!bounce 1',
      good: 'bone 1, bone!bounce 2, bullseye 6, section1 1, section1!bounce 1, section2 18, section3 60, section3!bounce 1, section3!cocked 1, section4 121, section4!bounce 4, section5 84',
      average:
        'bone 1, bone!bounce 2, bullseye 1, section1 3, section2 23, section2!bounce 1, section3 60, section4 122, section4!bounce 3, section5 84',
      clumsy:
        'bone 10, bone!bounce 1, hole 1, outside 99, outside!bounce 11, section1 42, section1!bounce 3, section2 40, section2!bounce 6, section3 37, section3!bounce 1, section4 31, section5 18',
    },
    bushes: {
      floor:
        'bullseye 1, section1 1, section2 1, section3 15, section3!bounce 1, section4 23, section5 17, section5!bounce 1',
      good: 'bone!bounce 1, bullseye 1, section2 4, section3 11, section3!bounce 1, section4 24, section5 18',
      average:
        'section1 1, section2 3, section2!bounce 1, section3 14, section4 19, section4!bounce 1, section5 21',
      clumsy:
        'bone 4, bullseye 1, outside 12, outside!bounce!thorns 1, outside!thorns 8, section1 6, section1!thorns 7, section2 7, section3 7, section4 5, section4!bounce 1, section5 1',
    },
  },
  rubber: {
    aim: {
      kind: 'throw',
      die: 'rubber',
      styles: [],
      az: 2259,
      r: 515,
      y: 135,
      side: 0,
      vf: 1480,
      vu: 111,
      vs: 0,
      wx: 0,
      wy: 0,
      wz: -37,
      yaw: 3,
      t: 1778,
      grip: 'flat',
    },
    landings: {
      floor:
        'bullseye 10, hole 40, hole!cocked 2, outside 3, section1 8, section1!bounce 2, section2 23, section3 72, section4 65, section5 75',
      good: 'bone 1, bullseye 19, hole 44, section1 14, section1!bounce 2, section2 24, section2!bounce 1, section3 51, section4 76, section5 68',
      average:
        'bone 8, bullseye 15, hole 39, hole!cocked 1, outside 5, section1 18, section1!bounce 2, section2 34, section2!bounce 1, section3 61, section3!bounce 1, section4 53, section4!bounce 2, section5 60',
      clumsy:
        'bone 21, bone!bounce 5, bullseye 3, hole 9, outside 93, outside!bounce 29, section1 37, section1!bounce 3, section2 29, section2!bounce 5, section3 28, section3!bounce 2, section4 19, section4!bounce 2, section5 15',
    },
    bushes: {
      floor:
        'bone 1, bullseye 6, hole 10, section1 1, section1!thorns 2, section2 5, section3 10, section4 10, section5 15',
      good: 'bullseye 4, hole 9, section2 12, section3 9, section4 9, section5 17',
      average:
        'bone 1, bone!bounce 2, bullseye 3, hole 5, hole!bounce 1, section1 1, section1!bounce 1, section1!thorns 1, section2 5, section3 11, section4 8, section5 21',
      clumsy:
        'bone 1, hole 1, outside 10, outside!bounce 3, outside!bounce!thorns 1, outside!thorns 6, section1 6, section1!bounce 1, section1!thorns 6, section2 5, section2!bounce!thorns 2, section2!thorns 3, section3 6, section3!bounce 1, section4 5, section4!bounce 1, section5 2',
    },
  },
  'wood chalice': {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 2436,
      side: 0,
      vf: 0,
      vu: 0,
      vs: 0,
      wx: 0,
      wy: 0,
      wz: 0,
      yaw: 0,
      grip: 'flat',
      t: 1787,
      styles: ['chalice'],
      r: 620,
      y: 169,
      cup: { tau: 166, tilt: 84, travel: 89, lift: -3 },
    },
    landings: {
      floor:
        'bone 1, bullseye 55, hole 26, hole!cocked 1, section1 1, section2 8, section3 41, section4 52, section5 115',
      good: 'bone 6, bullseye 17, hole 35, hole!bounce 1, outside 31, section1 11, section2 31, section3 50, section4 57, section5 61',
      average:
        'bone 14, bullseye 3, hole 20, outside 61, outside!bounce 4, section1 31, section1!bounce 1, section2 36, section2!bounce 1, section3 55, section4 42, section4!bounce 1, section5 31',
      clumsy:
        'bone 14, bone!bounce 1, bullseye 2, hole 13, outside 127, outside!bounce 7, outside!bounce!chalice 4, section1 26, section1!bounce 3, section2 24, section2!bounce 4, section3 39, section3!bounce 5, section4 15, section4!bounce 2, section5 14',
    },
    bushes: {
      floor: 'bullseye 9, hole 2, section2 3, section3 10, section4 12, section5 24',
      good: 'bone 2, hole 13, outside 8, section1 2, section2 5, section3 3, section4 13, section5 14',
      average:
        'bone 2, hole 5, outside 13, outside!bounce 1, outside!thorns 2, section1 6, section2 3, section2!thorns 2, section3 11, section4 6, section5 9',
      clumsy:
        'bone 1, bone!thorns 1, hole 3, outside 26, outside!bounce 2, outside!bounce!chalice 2, outside!thorns 3, section1 2, section1!bounce!thorns 1, section2 7, section3 6, section4 5, section5 1',
    },
  },
  'wood dancing': {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 1436,
      side: 0,
      vf: 1507,
      vu: -388,
      vs: 0,
      wx: 0,
      wy: 0,
      wz: -9,
      yaw: 4,
      grip: 'flat',
      t: 1777,
      styles: ['dancing'],
      r: 480,
      y: 175,
    },
    landings: {
      floor: 'bullseye 33, hole 29, section1 1, section2 5, section3 30, section4 79, section5 123',
      good: 'bone 3, bullseye 17, hole 43, outside 3, section1 6, section2 6, section3 63, section4 82, section5 77',
      average:
        'bone 11, bullseye 5, hole 23, hole!bounce 1, outside 26, outside!bounce 1, section1 38, section2 53, section2!bounce 1, section3 59, section3!bounce 1, section4 44, section5 37',
      clumsy:
        'bone 14, bone!bounce 1, bullseye 2, hole 7, hole!bounce 1, hole!cocked 1, hole!dancing 1, outside 112, outside!bounce 14, outside!dancing 31, section1 29, section1!bounce 2, section1!dancing 1, section2 21, section2!bounce 1, section2!bounce!dancing 1, section2!dancing 1, section3 26, section3!bounce 3, section3!dancing 1, section4 13, section4!bounce 1, section4!dancing 1, section5 12, section5!bounce 2, section5!dancing 1',
    },
    bushes: {
      floor: 'bullseye 6, hole 6, section3 12, section4 14, section5 22',
      good: 'bone 1, bullseye 2, hole 4, section1 1, section2 4, section3 16, section4 20, section5 12',
      average:
        'bone 4, bullseye 1, hole 5, hole!cocked 1, outside 2, outside!bounce 1, outside!thorns 1, section1 2, section1!thorns 3, section2 9, section2!thorns 1, section3 11, section3!thorns 1, section4 13, section5 5',
      clumsy:
        'bone 2, bullseye 1, hole 1, outside 18, outside!dancing 6, outside!thorns 6, section1 2, section1!thorns 6, section2 3, section2!bounce 1, section2!dancing 1, section2!thorns 2, section3 6, section4 2, section4!bounce 1, section5 2',
    },
  },
  'wood diceSpin': {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 1871,
      side: 0,
      vf: 1305,
      vu: -69,
      vs: 0,
      wx: 0,
      wy: 686,
      wz: 0,
      yaw: 41,
      grip: 'corner',
      t: 1776,
      styles: ['diceSpin'],
      r: 462,
      y: 54,
    },
    landings: {
      floor:
        'bone 9, bullseye 5, bullseye!diceSpin 1, hole 24, hole!diceSpin 9, outside 5, section1 31, section1!diceSpin 9, section2 39, section2!diceSpin 7, section3 78, section3!diceSpin 10, section4 42, section4!diceSpin 5, section5 24, section5!diceSpin 2',
      good: 'bone 13, bone!diceSpin 3, bullseye 4, bullseye!diceSpin 4, hole 27, hole!bounce!diceSpin 2, hole!diceSpin 11, outside 9, section1 47, section1!diceSpin 6, section2 41, section2!bounce!diceSpin 1, section2!diceSpin 5, section3 38, section3!bounce 2, section3!diceSpin 11, section4 43, section4!diceSpin 6, section5 17, section5!bounce 1, section5!diceSpin 9',
      average:
        'bone 15, bone!bounce 1, bone!diceSpin 4, bullseye 1, bullseye!bounce 1, bullseye!diceSpin 2, hole 16, hole!bounce!diceSpin 1, hole!diceSpin 7, outside 30, outside!bounce 2, outside!diceSpin 14, section1 54, section1!bounce 2, section1!bounce!diceSpin 1, section1!diceSpin 9, section2 29, section2!bounce 2, section2!diceSpin 6, section3 25, section3!bounce 1, section3!diceSpin 9, section4 18, section4!bounce 1, section4!bounce!diceSpin 2, section4!diceSpin 16, section5 20, section5!bounce 2, section5!bounce!diceSpin 1, section5!diceSpin 8',
      clumsy:
        'bone 21, bone!bounce 1, bone!diceSpin 1, bullseye 1, hole 7, hole!bounce 1, hole!bounce!diceSpin 1, hole!diceSpin 5, hole!diceSpin!cocked 1, outside 44, outside!bounce 5, outside!bounce!diceSpin 10, outside!diceSpin 55, outside!diceSpin!cocked 1, section1 35, section1!bounce!diceSpin 1, section1!diceSpin 12, section2 20, section2!bounce 2, section2!diceSpin 10, section3 16, section3!bounce 2, section3!diceSpin 12, section4 11, section4!diceSpin 10, section5 13, section5!diceSpin 2',
    },
    bushes: {
      floor:
        'bone 4, hole 9, hole!diceSpin 2, section1 3, section1!diceSpin 2, section2 9, section2!diceSpin 3, section3 14, section3!diceSpin 2, section4 7, section4!diceSpin 1, section5 3, section5!diceSpin 1',
      good: 'bone 7, bullseye 1, hole 7, hole!diceSpin 2, outside 1, section1 3, section1!bounce!diceSpin 1, section2 13, section2!bounce!diceSpin 1, section2!diceSpin 1, section3 9, section3!diceSpin 3, section4 5, section4!diceSpin 2, section5 2, section5!diceSpin 2',
      average:
        'bone 6, bone!diceSpin 2, bullseye!diceSpin 1, hole 3, hole!diceSpin 5, outside 4, outside!diceSpin 3, section1 8, section1!thorns 1, section2 5, section2!bounce!diceSpin 2, section3 8, section3!bounce 1, section3!diceSpin 4, section4 4, section4!bounce!diceSpin 1, section5 1, section5!diceSpin 1',
      clumsy:
        'bone 4, bone!bounce 1, bone!diceSpin 2, hole 2, hole!diceSpin 1, outside 11, outside!diceSpin 12, outside!thorns 1, section1 5, section1!bounce 1, section1!diceSpin 1, section1!diceSpin!thorns 1, section1!thorns 3, section2 2, section2!diceSpin 2, section3 4, section4 2, section4!diceSpin 1, section5 1, section5!bounce 1, section5!diceSpin 2',
    },
  },
  'wood flick': {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 4095,
      side: 0,
      vf: 1000,
      vu: 788,
      vs: -1,
      wx: 0,
      wy: 0,
      wz: 0,
      yaw: 0,
      grip: 'flat',
      t: 1780,
      styles: ['flick'],
      r: 600,
      y: 8,
      finger: { power: 1856, hitY: 0, hitZ: 0 },
    },
    landings: {
      floor:
        'bone 1, bullseye 11, hole 35, hole!bounce 2, hole!cocked 1, outside!bounce 1, section1 5, section1!bounce 1, section2 18, section2!bounce 8, section3 57, section3!bounce 12, section4 66, section4!bounce 9, section5 69, section5!bounce 4',
      good: 'bone 3, bone!bounce 4, bullseye 9, bullseye!bounce 2, hole 19, hole!bounce 7, outside 12, outside!bounce 9, section1 20, section1!bounce 17, section2 21, section2!bounce 15, section3 44, section3!bounce 18, section4 39, section4!bounce 7, section5 46, section5!bounce 8',
      average:
        'bone 2, bone!bounce 1, bullseye 5, bullseye!bounce 1, hole 29, hole!bounce 9, outside 8, outside!bounce 12, section1 27, section1!bounce 21, section2 23, section2!bounce 12, section3 42, section3!bounce 22, section4 30, section4!bounce 8, section5 40, section5!bounce 8',
      clumsy:
        'bone 2, bone!bounce 2, bullseye 9, bullseye!bounce 3, hole 24, hole!bounce 3, hole!cocked 1, outside 14, outside!bounce 15, outside!cocked 1, section1 19, section1!bounce 18, section2 16, section2!bounce 12, section3 40, section3!bounce 20, section4 53, section4!bounce 8, section5 35, section5!bounce 5',
    },
    bushes: {
      floor:
        'bone 1, bullseye 3, hole 4, hole!bounce 1, section1 3, section2 7, section3 13, section4 17, section4!bounce 1, section5 10',
      good: 'bone 2, bone!bounce 1, hole 9, hole!bounce 4, outside 2, outside!bounce 1, section1 1, section1!bounce 5, section2 1, section3 11, section3!bounce 1, section4 8, section4!bounce 3, section5 11',
      average:
        'bone 3, bullseye 1, bullseye!bounce 2, hole 4, hole!bounce 2, outside 4, outside!bounce 1, section1 4, section1!bounce 4, section2 4, section2!bounce 1, section3 9, section3!bounce 4, section4 6, section4!bounce 4, section5 6, section5!bounce 1',
      clumsy:
        'bone 3, bone!bounce 3, bullseye 1, hole 4, hole!bounce 1, outside 1, outside!bounce 4, section1 2, section1!bounce 1, section2 7, section2!bounce 1, section3 8, section3!bounce 3, section4 7, section4!bounce 1, section5 12, section5!bounce 1',
    },
  },
  'wood gate': {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 1572,
      side: 0,
      vf: 2020,
      vu: -1200,
      vs: 0,
      wx: 0,
      wy: 0,
      wz: -61,
      yaw: 2,
      grip: 'flat',
      t: 1770,
      styles: ['gate'],
      r: 458,
      y: 111,
    },
    landings: {
      floor:
        'bone 2, bullseye 43, hole 29, outside 2, section1 7, section2 19, section3 32, section4 60, section5 106',
      good: 'bone 4, bullseye 30, hole 40, section1 8, section2 19, section3 49, section4 60, section5 90',
      average:
        'bone 8, bullseye 11, hole 41, outside 21, outside!gate 9, section1 20, section2 28, section3 43, section3!bounce 1, section4 63, section5 55',
      clumsy:
        'bone 8, bone!gate 3, bullseye 8, hole 11, hole!cocked 1, outside 51, outside!bounce!gate 5, outside!gate 104, section1 24, section1!gate 7, section2 20, section2!gate 3, section3 25, section3!bounce 2, section3!gate 2, section4 12, section4!bounce 1, section4!bounce!gate 1, section5 10, section5!gate 2',
    },
    bushes: {
      floor:
        'bullseye 9, hole 5, outside 1, section1 1, section1!thorns 1, section2 1, section3 8, section4 13, section5 21',
      good: 'bullseye 6, hole 3, outside 1, section1 3, section2 3, section3 5, section4 20, section5 19',
      average:
        'bone 2, bullseye 3, hole 5, outside 4, outside!gate 3, section1 7, section2 4, section3 8, section4 15, section5 9',
      clumsy:
        'bone 2, hole 4, outside 7, outside!gate 20, outside!gate!thorns 2, outside!thorns 1, section1 6, section1!gate 1, section1!thorns 4, section2 1, section2!gate 1, section2!gate!thorns 1, section2!thorns 1, section3 2, section3!gate 2, section4 2, section5 2, section5!gate 1',
    },
  },
  'wood hip': {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 93,
      side: 0,
      vf: 1755,
      vu: 0,
      vs: 0,
      wx: 0,
      wy: 0,
      wz: 0,
      yaw: 0,
      grip: 'flat',
      t: 1777,
      styles: ['hip'],
      r: 600,
      y: 100,
      hip: 'start',
    },
    landings: {
      floor:
        'bullseye 14, hole 26, hole!cocked 1, outside 1, section1 1, section2 9, section3 42, section3!bounce 1, section4 86, section5 119',
      good: 'bone 1, bone!bounce 2, bullseye 8, hole 43, hole!bounce 1, outside 1, outside!bounce 2, section1 7, section1!bounce 2, section2 18, section3 48, section4 84, section4!bounce 1, section5 82',
      average:
        'bone 4, bone!bounce 1, bullseye 15, hole 33, hole!bounce 1, hole!cocked 2, outside 3, section1 19, section1!bounce 1, section2 31, section2!bounce 1, section3 75, section4 61, section4!bounce 1, section5 52',
      clumsy:
        'bone 12, bone!bounce 2, bullseye 1, hole 25, outside 54, outside!bounce 6, section1 44, section1!bounce 6, section2 38, section2!bounce 5, section3 39, section3!bounce 5, section4 33, section4!bounce 2, section5 28',
    },
    bushes: {
      floor:
        'bullseye 3, hole 12, section1 3, section1!bounce 1, section2 3, section3 6, section3!bounce 1, section4 18, section5 13',
      good: 'bone 1, bullseye 3, hole 6, section1 2, section1!thorns 1, section2 6, section3 13, section4 12, section5 16',
      average:
        'bone 2, bullseye 4, hole 7, section1!bounce 2, section1!thorns 2, section2 7, section3 12, section4 12, section4!thorns 1, section5 11',
      clumsy:
        'bone 4, bullseye 1, hole 5, outside 5, outside!bounce!thorns 1, outside!thorns 5, section1 2, section1!bounce!thorns 1, section1!thorns 2, section2 8, section2!bounce 4, section3 10, section4 6, section4!thorns 2, section5 4',
    },
  },
  'wood knee': {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 1006,
      side: 0,
      vf: 944,
      vu: -2329,
      vs: 0,
      wx: 0,
      wy: 0,
      wz: -64,
      yaw: 0,
      grip: 'flat',
      t: 1775,
      styles: ['knee'],
      r: 678,
      y: 229,
      knee: 'touch',
    },
    landings: {
      floor:
        'bone 31, bone!bounce 2, bullseye 3, hole 11, outside 106, outside!bounce 3, outside!cocked 1, section1 57, section1!bounce 3, section2 20, section2!bounce 1, section3 21, section4 18, section4!bounce 1, section5 22',
      good: 'bone 21, bullseye 1, hole 21, outside 90, outside!bounce 14, section1 63, section1!bounce 2, section2 19, section2!bounce 1, section3 26, section4 26, section5 16',
      average:
        'bone 25, bullseye 3, hole 8, outside 128, outside!bounce 9, outside!knee 5, section1 46, section1!bounce 2, section2 18, section3 23, section4 22, section4!bounce 1, section5 10',
      clumsy:
        'bone 22, bullseye 4, hole 13, hole!cocked 1, outside 133, outside!bounce 12, outside!cocked 1, outside!knee 8, section1 48, section1!bounce 2, section2 13, section3 24, section4 13, section5 6',
    },
    bushes: {
      floor:
        'bone 3, bone!bounce 1, bullseye 2, hole 5, outside 18, outside!bounce!thorns 1, section1 7, section1!thorns 8, section2 5, section3 2, section4 5, section5 3',
      good: 'bone 7, bone!bounce 1, bullseye 2, hole 1, outside 18, outside!bounce 2, outside!thorns 3, section1 5, section1!thorns 1, section2 6, section3 4, section4 7, section5 3',
      average:
        'bone 6, bone!bounce 1, hole 3, outside 20, outside!bounce 2, outside!bounce!thorns 1, outside!knee 2, outside!thorns 8, section1 4, section1!thorns 2, section2 5, section3 3, section5 3',
      clumsy:
        'bone 11, hole 1, outside 24, outside!bounce 1, outside!bounce!thorns 1, outside!knee 3, outside!thorns 7, section1 5, section1!thorns 4, section3 3',
    },
  },
  'wood oneEye': {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 908,
      side: -33,
      vf: 1722,
      vu: -884,
      vs: 90,
      wx: 0,
      wy: 0,
      wz: -46,
      yaw: 2,
      grip: 'flat',
      t: 1775,
      styles: ['oneEye'],
      r: 547,
      y: 303,
      eye: 'left',
    },
    landings: {
      floor:
        'bone 1, bullseye 50, hole 28, hole!cocked 1, outside 3, section1 9, section2 14, section3 19, section4 42, section5 133',
      good: 'bone 16, bullseye 11, hole 35, hole!bounce 1, hole!cocked 1, outside 26, outside!bounce 1, section1 25, section1!bounce 1, section2 38, section2!bounce 2, section3 41, section4 54, section5 48',
      average:
        'bone 8, bullseye 9, bullseye!bounce 1, hole 21, hole!bounce 3, outside 59, outside!bounce 8, section1 49, section1!bounce 8, section2 25, section2!bounce 2, section3 40, section3!bounce 4, section4 36, section4!bounce 3, section5 23, section5!bounce 1',
      clumsy:
        'bone 17, bone!bounce 3, bullseye 5, hole 17, outside 113, outside!bounce 31, section1 34, section1!bounce 6, section2 23, section2!bounce 3, section3 19, section3!bounce 3, section4 15, section5 10, section5!bounce 1',
    },
    bushes: {
      floor:
        'bullseye 8, hole 3, outside 1, outside!thorns 1, section1!thorns 1, section2 4, section3 6, section4 7, section5 29',
      good: 'bone 1, bullseye 1, hole 8, outside 5, outside!thorns 2, section1 3, section1!thorns 3, section2 3, section2!bounce 1, section3 8, section4 16, section5 9',
      average:
        'bone 4, bullseye 3, hole 2, hole!bounce 2, outside 10, outside!thorns 2, section1 4, section2 12, section2!thorns 1, section3 8, section3!bounce 2, section4 5, section5 4, section5!bounce 1',
      clumsy:
        'bone 2, bullseye 1, hole 3, outside 15, outside!bounce 4, outside!thorns 5, section1 6, section1!bounce 2, section1!bounce!thorns 1, section1!thorns 3, section2 7, section3 4, section3!thorns 2, section4!bounce 1, section4!thorns 1, section5 2, section5!bounce 1',
    },
  },
  'wood ramp': {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 1212,
      side: 0,
      vf: 1000,
      vu: 0,
      vs: 1,
      wx: 0,
      wy: 0,
      wz: 0,
      yaw: 0,
      grip: 'flat',
      t: 1781,
      styles: ['ramp'],
      r: 620,
      y: 0,
      finger: { power: 1986, hitY: 0, hitZ: -1 },
    },
    landings: {
      floor: 'bullseye 23, hole 22, section2 2, section3 13, section4 82, section5 155, section5!bounce 3',
      good: 'bullseye 8, bullseye!bounce 2, hole 26, section2 3, section2!bounce 1, section3 15, section4 89, section4!bounce 3, section5 152, section5!bounce 1',
      average:
        'bone!bounce 2, bullseye 7, bullseye!bounce 2, hole 26, hole!bounce 1, hole!cocked 1, outside!bounce 7, section1!bounce 15, section2 12, section2!bounce 13, section3 39, section3!bounce 4, section4 60, section4!bounce 2, section5 107, section5!bounce 2',
      clumsy:
        'bone 4, bone!bounce 5, bone!bounce!ramp 1, bullseye 2, bullseye!bounce 2, hole 17, hole!bounce 1, outside 15, outside!bounce 18, outside!bounce!ramp 1, section1 11, section1!bounce 13, section1!bounce!ramp 4, section2 47, section2!bounce 7, section2!bounce!ramp 2, section3 48, section3!bounce 14, section3!bounce!ramp 1, section4 37, section4!bounce 7, section5 35, section5!bounce 8',
    },
    bushes: {
      floor: 'bullseye 2, hole 4, section2 1, section3 2, section4 21, section5 30',
      good: 'bullseye 3, hole 8, section2 1, section3 6, section3!bounce 1, section4 21, section5 20',
      average:
        'bullseye 3, hole 8, outside!bounce 3, section1!bounce 2, section2 2, section2!bounce 1, section3 8, section3!bounce 1, section4 12, section5 20',
      clumsy:
        'bone 2, bullseye 1, bullseye!bounce 1, hole 5, hole!bounce 1, outside 5, outside!bounce 4, outside!bounce!ramp!thorns 1, section1 2, section1!bounce 5, section1!bounce!thorns 1, section2 8, section2!bounce 2, section3 5, section3!bounce 1, section4 9, section5 6, section5!bounce 1',
    },
  },
  wood: {
    aim: {
      kind: 'throw',
      die: 'white',
      az: 1436,
      side: 0,
      vf: 1507,
      vu: -388,
      vs: 0,
      wx: 0,
      wy: 0,
      wz: -9,
      yaw: 4,
      grip: 'flat',
      t: 1777,
      styles: [],
      r: 480,
      y: 175,
    },
    landings: {
      floor:
        'bone 3, bullseye 283, hole 287, hole!cocked 6, outside 1, section1 7, section2 35, section3 255, section3!bounce 4, section4 537, section4!bounce 2, section5 1080',
      good: 'bone 6, bullseye 260, hole 333, hole!bounce 1, hole!cocked 6, outside 3, outside!bounce 1, section1 17, section1!bounce 1, section2 75, section2!bounce 2, section3 307, section3!bounce 2, section4 591, section4!bounce 1, section5 894',
      average:
        'bone 16, bullseye 177, bullseye!bounce 2, hole 325, hole!bounce 2, hole!cocked 4, outside 15, section1 34, section1!bounce 1, section2 161, section3 469, section4 567, section4!bounce 3, section5 723, section5!bounce 1',
      clumsy:
        'bone 154, bone!bounce 32, bullseye 32, bullseye!bounce 4, hole 140, hole!bounce 43, hole!bounce!cocked 1, hole!cocked 2, outside 482, outside!bounce 146, outside!cocked 1, section1 288, section1!bounce 75, section2 285, section2!bounce 57, section3 294, section3!bounce 56, section4 199, section4!bounce 33, section5 143, section5!bounce 33',
    },
    bushes: {
      floor:
        'bullseye 37, hole 61, hole!cocked 3, section1 1, section2 7, section3 54, section4 118, section5 219',
      good: 'bone 3, bullseye 46, hole 65, outside 3, section1 1, section2 14, section3 73, section4 111, section5 184',
      average:
        'bone 9, bullseye 28, hole 70, outside 4, section1 11, section2 30, section3 91, section4 126, section5 130, section5!bounce 1',
      clumsy:
        'bone 26, bone!bounce 10, bone!thorns 2, bullseye 7, hole 22, hole!bounce 3, hole!cocked 1, hole!thorns 2, outside 79, outside!bounce 24, outside!bounce!thorns 1, outside!thorns 28, section1 30, section1!bounce 8, section1!bounce!thorns 4, section1!thorns 22, section2 53, section2!bounce 19, section2!thorns 6, section3 69, section3!bounce 6, section3!thorns 7, section4 39, section4!bounce 5, section5 23, section5!bounce 3, section5!thorns 1',
    },
  },
};
