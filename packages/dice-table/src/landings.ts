// Written by test/measure.ts.
import type { MeasuredThrow } from './landing.ts';
import type { Board } from './types.ts';

/** The physics they were measured with. */
export const MEASURED_WITH = 'rapier3d-deterministic 0.20.0, table 4';

export const LANDINGS: { readonly [board in Board]: Readonly<Record<string, MeasuredThrow>> } = {
  labyrinth: {
    'big chalice': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['chalice'],
        az: 2093,
        r: 620,
        y: 161,
        side: 0,
        vf: 0,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1787,
        grip: 'flat',
        cup: { tau: 159, tilt: 84, travel: 90, lift: -3 },
      },
      landings: {
        floor:
          'bullseye 5, bullseye!bounce 1, section1 1, section2 9, section2!bounce 1, section3 34, section3!bounce 1, section4 54, section4!bounce 1, section5 47, section5!bounce 3, section5!cocked 3',
        good: 'bone 1, bullseye 5, outside 1, section1 11, section2 22, section2!bounce 1, section3 50, section3!bounce 2, section3!cocked 1, section4 36, section4!bounce 3, section4!cocked 1, section5 24, section5!bounce 2',
        average:
          'bone 5, bullseye 2, outside 4, outside!bounce 1, section1 27, section1!bounce 3, section2 39, section2!bounce 5, section3 31, section3!bounce 1, section4 22, section4!bounce 3, section4!cocked 1, section5 15, section5!bounce 1',
        clumsy:
          'bone 2, bone!bounce 1, outside 46, outside!bounce 11, section1 30, section1!bounce 6, section2 25, section2!bounce 5, section3 11, section3!bounce 3, section4 13, section4!bounce 2, section5 4, section5!bounce 1',
      },
    },
    'big dancing': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['dancing'],
        az: 979,
        r: 470,
        y: 149,
        side: 0,
        vf: 1712,
        vu: -665,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 2,
        t: 1788,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 1, hole!cocked 2, section1 2, section1!bounce 2, section2 10, section2!bounce 1, section3 32, section3!bounce 3, section4 62, section4!bounce 5, section4!cocked 1, section5 37, section5!bounce 2',
        good: 'bone 2, bullseye 3, bullseye!bounce 1, section1 6, section1!bounce 2, section2 11, section2!bounce 2, section3 36, section3!bounce 6, section4 47, section4!bounce 1, section4!bounce!cocked 1, section5 34, section5!bounce 7, section5!cocked 1',
        average:
          'bone 5, bullseye 2, bullseye!bounce 1, outside 10, outside!bounce 4, section1 18, section1!bounce 4, section2 35, section2!bounce 7, section3 25, section3!bounce 5, section4 23, section4!bounce 2, section5 15, section5!bounce 4',
        clumsy:
          'bone 6, bone!bounce 2, bullseye!bounce 1, hole 1, outside 51, outside!bounce 8, outside!dancing 9, section1 23, section1!bounce 3, section1!dancing 1, section2 19, section2!dancing 1, section3 11, section3!bounce 1, section3!dancing 2, section4 13, section5 7, section5!bounce!dancing 1',
      },
    },
    'big diceSpin': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['diceSpin'],
        az: 3239,
        r: 474,
        y: 48,
        side: 0,
        vf: 1500,
        vu: 220,
        vs: 0,
        wx: 0,
        wy: 610,
        wz: 0,
        yaw: 4,
        t: 1780,
        grip: 'corner',
      },
      landings: {
        floor: 'bone 11, outside 11, section1 49, section2 34, section3 28, section4 20, section5 7',
        good: 'bone 7, bullseye 2, outside 6, section1 38, section1!cocked 1, section2 40, section3 34, section3!bounce 1, section4 22, section5 9',
        average:
          'bone 9, bullseye 1, outside 11, section1 30, section1!bounce 1, section2 39, section3 33, section3!diceSpin 1, section4 26, section4!bounce 1, section5 8',
        clumsy:
          'bone 11, bullseye 1, outside 36, outside!bounce 7, outside!bounce!diceSpin 6, outside!diceSpin 4, section1 23, section1!bounce 5, section1!bounce!cocked 1, section1!cocked 1, section2 18, section2!bounce 4, section2!bounce!diceSpin 1, section2!diceSpin 1, section3 20, section3!bounce 4, section4 7, section4!bounce 2, section5 5, section5!bounce 3',
      },
    },
    'big flick': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['flick'],
        az: 759,
        r: 600,
        y: 16,
        side: 0,
        vf: 1000,
        vu: 586,
        vs: 3,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1785,
        grip: 'flat',
        finger: { power: 1813, hitY: 8, hitZ: 0 },
      },
      landings: {
        floor:
          'bone 19, bone!bounce 7, outside 28, outside!bounce 7, section1 31, section1!bounce 10, section2 16, section2!bounce 5, section3 20, section3!bounce 2, section4 8, section4!bounce 3, section5 4',
        good: 'bone 8, bone!bounce 8, outside 29, outside!bounce 11, section1 24, section1!bounce 12, section2 19, section2!bounce 10, section3 13, section3!bounce 8, section3!bounce!cocked 1, section4 10, section4!bounce 2, section5 5',
        average:
          'bone 7, bone!bounce 5, bullseye 1, outside 19, outside!bounce 14, section1 21, section1!bounce 11, section2 24, section2!bounce 7, section3 20, section3!bounce 6, section4 16, section4!bounce 5, section5 3, section5!bounce 1',
        clumsy:
          'bone 9, bone!bounce 4, bullseye!bounce!cocked 1, outside 21, outside!bounce 17, section1 25, section1!bounce 13, section1!cocked 1, section2 28, section2!bounce 6, section3 17, section3!bounce 5, section4 8, section4!bounce 1, section5 3, section5!bounce 1',
      },
    },
    'big gate': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['gate'],
        az: 1941,
        r: 458,
        y: 111,
        side: 0,
        vf: 1947,
        vu: -1200,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -77,
        yaw: 3,
        t: 1770,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 6, outside 6, outside!bounce!gate 2, outside!gate 3, section1 2, section2 13, section3 28, section3!bounce 6, section4 53, section4!bounce 7, section4!cocked 1, section5 29, section5!bounce 4',
        good: 'bullseye 1, bullseye!bounce 2, outside 11, outside!bounce 1, outside!gate 4, section1 1, section2 13, section2!bounce 1, section3 27, section3!bounce 4, section3!cocked 1, section4 54, section4!bounce 9, section4!cocked 1, section5 23, section5!bounce 6, section5!cocked 1',
        average:
          'outside 23, outside!bounce 5, outside!bounce!gate 9, outside!gate 79, section1 1, section2 1, section3 12, section3!bounce 2, section3!cocked 1, section4 15, section4!bounce 1, section5 9, section5!bounce 2',
        clumsy:
          'bone!gate 1, bullseye 1, outside 22, outside!bounce 4, outside!bounce!cocked 1, outside!bounce!gate 12, outside!gate 97, section1 1, section1!gate 1, section2 6, section2!gate 1, section3 3, section4 4, section4!bounce 2, section4!gate 1, section5 2, section5!bounce 1',
      },
    },
    'big hip': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['hip'],
        az: 3452,
        r: 600,
        y: 108,
        side: 0,
        vf: 1812,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1778,
        grip: 'flat',
        hip: 'start',
      },
      landings: {
        floor:
          'bone 4, bone!bounce 1, bullseye 5, bullseye!bounce 1, section1 2, section1!bounce 6, section2 9, section2!bounce 6, section3 27, section3!bounce 14, section4 38, section4!bounce 13, section5 28, section5!bounce 5, section5!cocked 1',
        good: 'bullseye 2, bullseye!bounce 2, section1 6, section1!bounce 5, section2 4, section2!bounce 3, section3 20, section3!bounce 17, section4 32, section4!bounce 20, section4!bounce!cocked 1, section4!cocked 1, section5 25, section5!bounce 21, section5!cocked 1',
        average:
          'bone 2, bone!bounce 1, bullseye 2, bullseye!bounce 3, outside 2, outside!bounce 1, section1 5, section1!bounce 6, section2 14, section2!bounce 15, section2!cocked 1, section3 21, section3!bounce 20, section3!cocked 1, section4 24, section4!bounce 17, section5 16, section5!bounce 8, section5!bounce!cocked 1',
        clumsy:
          'bone 5, bone!bounce 2, bullseye!bounce 1, outside 13, outside!bounce 6, section1 13, section1!bounce 9, section2 13, section2!bounce 16, section3 21, section3!bounce 10, section4 22, section4!bounce 12, section5 8, section5!bounce 9',
      },
    },
    'big knee': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['knee'],
        az: 681,
        r: 668,
        y: 224,
        side: 0,
        vf: 1049,
        vu: -2380,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -62,
        yaw: 2,
        t: 1777,
        grip: 'flat',
        knee: 'touch',
      },
      landings: {
        floor:
          'bone 5, bone!cocked 1, bullseye 1, outside 34, outside!bounce 4, section1 27, section1!bounce 1, section2 28, section2!bounce 1, section3 19, section3!bounce 1, section4 27, section4!bounce 4, section5 7',
        good: 'bone 7, bone!bounce 1, bullseye 1, outside 37, outside!bounce 1, section1 29, section1!bounce 1, section2 26, section2!bounce 1, section3 23, section3!bounce 1, section4 20, section5 10, section5!bounce 2',
        average:
          'bone 7, bone!bounce 2, bullseye 1, outside 47, outside!bounce 3, outside!knee 7, section1 21, section1!bounce 2, section2 24, section2!bounce 2, section3 22, section4 16, section5 5, section5!bounce 1',
        clumsy:
          'bone 12, outside 49, outside!bounce 4, outside!knee 7, section1 20, section1!bounce 2, section2 23, section2!bounce 1, section3 16, section3!bounce 2, section3!cocked 1, section4 16, section5 6, section5!bounce 1',
      },
    },
    'big oneEye': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['oneEye'],
        az: 867,
        r: 549,
        y: 305,
        side: -33,
        vf: 1609,
        vu: -935,
        vs: 90,
        wx: 0,
        wy: 0,
        wz: -30,
        yaw: 2,
        t: 1773,
        grip: 'flat',
        eye: 'left',
      },
      landings: {
        floor:
          'bullseye 4, hole 1, section1 4, section2 17, section2!bounce 1, section3 43, section4 58, section4!cocked 2, section5 30',
        good: 'bone 2, bullseye 1, outside 6, outside!bounce 1, section1 12, section1!bounce 2, section2 24, section2!bounce 2, section3 40, section3!bounce 5, section3!cocked 1, section4 38, section4!bounce 1, section5 24, section5!bounce 1',
        average:
          'bone 5, bone!bounce 2, bullseye 1, outside 15, outside!bounce 3, section1 17, section1!bounce 2, section2 36, section2!bounce 3, section3 30, section3!bounce 1, section4 31, section4!bounce 2, section5 10, section5!bounce 2',
        clumsy:
          'bone 5, bullseye 1, hole!cocked 1, outside 52, outside!bounce 7, section1 21, section1!bounce 4, section2 18, section2!bounce 2, section3 20, section3!bounce 3, section4 17, section4!bounce 1, section5 8',
      },
    },
    'big ramp': {
      aim: {
        kind: 'throw',
        die: 'big',
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
        floor:
          'bullseye 3, outside!bounce 1, section1 10, section1!bounce 4, section1!cocked 1, section2 40, section2!bounce 8, section3 31, section3!bounce 10, section3!cocked 2, section4 28, section4!bounce 2, section5 20',
        good: 'bone 2, bullseye 2, section1 6, section1!bounce 5, section2 31, section2!bounce 10, section3 41, section3!bounce 7, section4 36, section4!bounce 1, section5 18, section5!bounce 1',
        average:
          'bone!bounce 3, outside!bounce 1, section1 10, section1!bounce 9, section2 31, section2!bounce 10, section3 38, section3!bounce 12, section3!cocked 1, section4 24, section4!bounce 3, section5 16, section5!bounce 2',
        clumsy:
          'bone 2, bone!bounce 2, bone!bounce!ramp 1, bullseye 1, outside 6, outside!bounce 4, outside!bounce!ramp 3, section1 16, section1!bounce 12, section1!bounce!ramp 1, section2 30, section2!bounce 14, section2!bounce!ramp 1, section3 24, section3!bounce 10, section3!bounce!ramp 1, section4 15, section4!bounce 7, section5 3, section5!bounce 7',
      },
    },
    big: {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: [],
        az: 1646,
        r: 480,
        y: 179,
        side: 0,
        vf: 1740,
        vu: -1186,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -46,
        yaw: 1,
        t: 1790,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 2, bullseye 5, outside 1, section1 9, section1!bounce 1, section2 76, section2!bounce 4, section3 138, section3!bounce 2, section4 111, section4!bounce 2, section4!cocked 1, section5 48',
        good: 'bone 6, bone!bounce 2, bullseye 7, outside!bounce 1, section1 21, section1!bounce 5, section2 72, section2!bounce 3, section3 104, section3!bounce 3, section4 118, section4!bounce 2, section4!cocked 1, section5 54, section5!cocked 1',
        average:
          'bone 6, bone!bounce 3, bullseye 5, hole 1, outside 11, outside!bounce 2, section1 27, section1!bounce 3, section2 61, section2!bounce 2, section3 100, section3!bounce 6, section3!cocked 1, section4 115, section4!bounce 2, section4!cocked 1, section5 53, section5!bounce 1',
        clumsy:
          'bone 20, bone!bounce 3, bullseye 1, outside 130, outside!bounce 24, section1 53, section1!bounce 2, section2 57, section2!bounce 5, section3 43, section3!bounce 1, section4 38, section4!bounce 5, section5 17, section5!bounce 1',
      },
      bushes: {
        floor:
          'outside 1, section1 3, section2 21, section2!bounce 2, section3 46, section3!cocked 1, section4 29, section4!cocked 2, section5 14, section5!bounce 1',
        good: 'bone 2, bone!bounce 2, bullseye 1, outside!bounce 1, section1 5, section2 8, section3 35, section3!cocked 1, section4 44, section4!bounce 1, section5 19, section5!cocked 1',
        average:
          'bone 2, bone!bounce 1, bullseye 1, outside 3, outside!bounce 1, section1 11, section2 20, section2!thorns 1, section3 42, section3!bounce 4, section4 25, section5 9',
        clumsy:
          'bone 4, outside 21, outside!bounce 5, outside!thorns 16, section1 8, section1!bounce 2, section1!thorns 5, section2 17, section2!bounce 2, section2!cocked 1, section2!thorns 5, section3 13, section3!thorns 1, section4 7, section4!bounce 1, section4!thorns 2, section5 7, section5!bounce 2, section5!thorns 1',
      },
    },
    'lead chalice': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['chalice'],
        az: 2033,
        r: 620,
        y: 170,
        side: 0,
        vf: 0,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1788,
        grip: 'flat',
        cup: { tau: 166, tilt: 84, travel: 88, lift: 1 },
      },
      landings: {
        floor:
          'hole 6, outside 4, outside!bounce 1, section1 17, section2 46, section2!cocked 1, section3 48, section4 26, section4!cocked 1, section5 10',
        good: 'bone 2, bullseye 1, hole 12, outside 37, outside!bounce 6, section1 35, section2 18, section3 30, section3!cocked 1, section4 14, section5 4',
        average:
          'bone 3, bone!bounce 1, bullseye 3, hole 7, outside 46, outside!bounce 19, section1 24, section1!bounce 1, section2 25, section3 13, section4 16, section5 2',
        clumsy:
          'bone 3, hole 9, hole!bounce 1, outside 59, outside!bounce 20, outside!bounce!chalice 14, outside!cocked 1, section1 5, section1!bounce 8, section2 14, section2!bounce 2, section3 9, section3!bounce 4, section4 6, section5 5',
      },
    },
    'lead dancing': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['dancing'],
        az: 1489,
        r: 487,
        y: 111,
        side: 0,
        vf: 1930,
        vu: -931,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 97,
        yaw: 4,
        t: 1772,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 24, bullseye!bounce 2, hole 16, hole!bounce 1, outside 2, section1 3, section2 8, section3 17, section3!bounce 1, section4 34, section4!bounce 2, section5 50',
        good: 'bone 4, bullseye 17, hole 15, hole!cocked 2, outside 1, section1 13, section2 15, section3 17, section3!cocked 1, section4 34, section4!bounce 2, section5 38, section5!bounce 1',
        average:
          'bone 2, bone!bounce 2, bullseye 5, hole 15, hole!bounce 4, outside 23, outside!bounce 3, section1 19, section1!bounce 1, section2 24, section3 25, section3!bounce 1, section4 14, section4!bounce 5, section5 15, section5!bounce 2',
        clumsy:
          'bone 6, bone!bounce 2, bone!dancing 1, hole 9, outside 55, outside!bounce 18, outside!bounce!dancing 1, outside!dancing 13, section1 16, section1!bounce 3, section2 13, section2!bounce 2, section3 7, section4 11, section4!dancing 1, section5 1, section5!bounce 1',
      },
    },
    'lead diceSpin': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['diceSpin'],
        az: 1996,
        r: 505,
        y: 54,
        side: 0,
        vf: 1256,
        vu: 285,
        vs: 0,
        wx: 0,
        wy: 650,
        wz: 0,
        yaw: 9,
        t: 1771,
        grip: 'corner',
      },
      landings: {
        floor:
          'bone 3, bone!diceSpin 1, hole 2, hole!diceSpin 1, outside 9, outside!bounce!diceSpin 3, outside!diceSpin 8, section1 60, section1!bounce 2, section1!bounce!diceSpin 1, section1!cocked 1, section1!diceSpin 25, section2 18, section2!bounce 1, section2!bounce!diceSpin 2, section2!diceSpin 13, section3 5, section3!bounce 1, section3!diceSpin 3, section4!bounce!diceSpin 1',
        good: 'bone 4, bone!bounce 1, bone!diceSpin 2, bullseye!diceSpin 1, hole 3, hole!diceSpin 4, outside 15, outside!bounce 1, outside!bounce!diceSpin 1, outside!cocked 1, outside!diceSpin 18, section1 43, section1!bounce 1, section1!bounce!diceSpin 4, section1!diceSpin 11, section2 9, section2!bounce 2, section2!bounce!diceSpin 2, section2!diceSpin 16, section3 1, section3!bounce 2, section3!bounce!diceSpin 1, section3!diceSpin 6, section3!diceSpin!cocked 1, section4 1, section4!diceSpin 5, section5 1, section5!diceSpin 3',
        average:
          'bone 3, bone!bounce!diceSpin 1, bone!diceSpin 2, hole 1, hole!diceSpin 2, outside 7, outside!bounce 2, outside!bounce!diceSpin 5, outside!diceSpin 47, section1 30, section1!bounce 2, section1!diceSpin 17, section2 5, section2!bounce 1, section2!bounce!diceSpin 1, section2!diceSpin 12, section3 4, section3!diceSpin 10, section4!diceSpin 4, section5 1, section5!diceSpin 3',
        clumsy:
          'bone 4, bone!bounce!diceSpin 2, bone!diceSpin 6, bullseye!diceSpin 1, hole 2, hole!bounce!diceSpin 2, hole!diceSpin 6, outside 6, outside!bounce 2, outside!bounce!diceSpin 17, outside!diceSpin 60, section1 7, section1!bounce 1, section1!bounce!diceSpin 6, section1!diceSpin 8, section2 6, section2!diceSpin 9, section3 2, section3!bounce!diceSpin 1, section3!diceSpin 5, section4 1, section4!diceSpin 2, section5!bounce!diceSpin 1, section5!diceSpin 3',
      },
    },
    'lead flick': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['flick'],
        az: 4095,
        r: 600,
        y: 8,
        side: 0,
        vf: 1000,
        vu: 748,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1780,
        grip: 'flat',
        finger: { power: 1856, hitY: 0, hitZ: 0 },
      },
      landings: {
        floor:
          'bone 1, bone!bounce 1, bullseye 3, hole 8, hole!bounce 1, outside 1, outside!bounce 15, section1 21, section1!bounce 33, section2 20, section2!bounce 6, section2!cocked 1, section3 25, section3!bounce 2, section4 17, section4!bounce 3, section5 2',
        good: 'bone!bounce 2, bullseye 2, hole 7, hole!bounce 2, outside 10, outside!bounce 30, outside!bounce!cocked 1, outside!cocked 1, section1 13, section1!bounce 19, section2 10, section2!bounce 12, section3 18, section3!bounce 6, section4 12, section4!bounce 4, section5 6, section5!bounce 5',
        average:
          'bone 2, bullseye 2, hole 5, hole!bounce 3, outside 11, outside!bounce 22, section1 27, section1!bounce 29, section1!bounce!cocked 1, section2 15, section2!bounce 7, section3 12, section3!bounce 5, section4 8, section4!bounce 3, section5 7, section5!bounce 1',
        clumsy:
          'bone 1, bone!bounce 1, bullseye 4, hole 2, hole!bounce 2, outside 7, outside!bounce 32, outside!bounce!cocked 2, section1 21, section1!bounce 22, section2 14, section2!bounce 6, section3 19, section3!bounce 2, section4 18, section4!bounce 1, section5 5, section5!bounce 1',
      },
    },
    'lead gate': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['gate'],
        az: 189,
        r: 503,
        y: 158,
        side: 0,
        vf: 1757,
        vu: -1095,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 52,
        yaw: 2,
        t: 1777,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 1, bullseye 28, hole 19, section1 5, section1!bounce 1, section2 11, section3 15, section4 40, section5 40',
        good: 'bone 2, bullseye 21, hole 17, hole!cocked 1, outside 3, section1 3, section2 10, section3 22, section4 35, section5 46',
        average:
          'bone 6, bullseye 2, bullseye!bounce 1, hole 15, outside 27, outside!bounce 9, outside!bounce!gate 13, outside!cocked 1, outside!gate 12, section1 16, section2 11, section3 29, section4 10, section5 8',
        clumsy:
          'bone 2, bone!gate 2, bullseye 2, hole 4, outside 25, outside!bounce 10, outside!bounce!gate 19, outside!gate 55, section1 10, section1!bounce 2, section1!bounce!gate 2, section1!gate 3, section2 9, section2!gate 1, section3!gate 1, section4 4, section4!gate 2, section5 5, section5!bounce 1, section5!gate 1',
      },
    },
    'lead hip': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['hip'],
        az: 2567,
        r: 600,
        y: 100,
        side: 0,
        vf: 1899,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1778,
        grip: 'flat',
        hip: 'start',
      },
      landings: {
        floor:
          'bone 1, bone!bounce 8, bullseye 11, hole 16, hole!bounce 2, hole!cocked 1, section1 1, section1!bounce 1, section2 8, section2!bounce 1, section2!cocked 1, section3 30, section3!bounce 5, section4 36, section4!bounce 5, section5 26, section5!bounce 7',
        good: 'bone!bounce 11, bullseye 15, hole 16, hole!bounce 3, hole!cocked 1, outside!bounce 2, section1 4, section1!bounce 4, section2 2, section2!bounce 2, section3 26, section3!bounce 7, section4 25, section4!bounce 2, section5 38, section5!bounce 1, section5!cocked 1',
        average:
          'bone 2, bone!bounce 12, bullseye 1, bullseye!bounce 2, hole 17, hole!bounce 3, hole!cocked 1, outside 8, outside!bounce 7, section1 5, section1!bounce 9, section2 22, section2!bounce 3, section3 23, section3!bounce 2, section4 22, section4!bounce 3, section5 15, section5!bounce 3',
        clumsy:
          'bone 10, bone!bounce 6, bullseye 1, bullseye!bounce 1, hole 7, hole!bounce 4, outside 18, outside!bounce 13, outside!bounce!cocked 1, section1 19, section1!bounce 5, section2 13, section2!bounce 10, section3 13, section3!bounce 12, section4 13, section4!bounce 3, section5 10, section5!bounce 1',
      },
    },
    'lead knee': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['knee'],
        az: 1066,
        r: 680,
        y: 222,
        side: 0,
        vf: 1014,
        vu: -2329,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -64,
        yaw: 1,
        t: 1775,
        grip: 'flat',
        knee: 'touch',
      },
      landings: {
        floor:
          'bone 7, hole 3, hole!cocked 1, outside 103, outside!bounce 16, section1 19, section1!bounce 2, section2 4, section3 1, section4 1, section5 3',
        good: 'bone 6, hole 2, outside 96, outside!bounce 12, outside!cocked 2, section1 26, section1!bounce 2, section2 3, section3 3, section4 4, section5 3, section5!bounce 1',
        average:
          'bone 11, bone!bounce 1, bullseye 1, bullseye!bounce 1, hole 3, outside 101, outside!bounce 6, outside!cocked 1, outside!knee 3, section1 19, section1!bounce 1, section2 2, section3 5, section4 2, section5 3',
        clumsy:
          'bone 6, bone!bounce 1, hole 1, outside 91, outside!bounce 22, outside!cocked 1, outside!knee 3, section1 23, section1!bounce 3, section2 3, section3 3, section4 2, section5 1',
      },
    },
    'lead oneEye': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['oneEye'],
        az: 4095,
        r: 548,
        y: 299,
        side: 32,
        vf: 1290,
        vu: -126,
        vs: 89,
        wx: 0,
        wy: 0,
        wz: -100,
        yaw: 1,
        t: 1786,
        grip: 'flat',
        eye: 'right',
      },
      landings: {
        floor:
          'bullseye 1, hole 18, outside 7, section1 11, section1!bounce 1, section2 16, section3 52, section3!bounce 2, section4 30, section4!cocked 2, section5 20',
        good: 'bone 5, bullseye 5, hole 15, outside 25, outside!bounce 2, section1 26, section1!bounce 1, section2 18, section3 26, section3!bounce 1, section4 17, section5 18, section5!bounce 1',
        average:
          'bone 6, bone!bounce 1, bullseye 4, hole 8, hole!bounce 1, outside 45, outside!bounce 5, section1 23, section1!bounce 1, section2 21, section3 20, section4 15, section4!bounce 1, section5 7, section5!bounce 2',
        clumsy:
          'bone 7, bone!bounce 2, hole 5, hole!bounce 4, outside 76, outside!bounce 11, section1 11, section1!bounce 5, section2 12, section2!bounce 8, section3 6, section3!bounce 2, section4 4, section4!bounce 1, section5 3, section5!bounce 3',
      },
    },
    'lead ramp': {
      aim: {
        kind: 'throw',
        die: 'lead',
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
        floor: 'bone 2, hole 2, section1 22, section2 82, section2!cocked 5, section3 46, section3!cocked 1',
        good: 'bone 1, hole 2, section1 20, section2 83, section2!cocked 1, section3 48, section3!cocked 1, section4 2, section5 2',
        average:
          'bone 7, hole 3, outside 7, outside!cocked 1, section1 25, section1!bounce 1, section1!cocked 1, section2 61, section2!cocked 2, section3 36, section4 13, section5 3',
        clumsy:
          'bone 15, bone!bounce 2, bone!bounce!ramp 1, hole 8, hole!bounce 1, outside 28, outside!bounce 6, outside!bounce!ramp 1, outside!cocked 1, section1 18, section1!bounce 1, section1!bounce!ramp 1, section2 36, section2!bounce 2, section2!bounce!ramp 1, section3 18, section3!bounce 5, section4 11, section4!bounce 3, section5 1',
      },
    },
    lead: {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: [],
        az: 2431,
        r: 507,
        y: 145,
        side: 0,
        vf: 1503,
        vu: -33,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 47,
        yaw: 4,
        t: 1783,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 74, bullseye!bounce 3, bullseye!cocked 1, hole 39, hole!bounce 1, section1 3, section2 13, section2!bounce 5, section3 51, section3!bounce 2, section4 74, section4!bounce 1, section5 132, section5!cocked 1',
        good: 'bone 1, bone!bounce 1, bullseye 43, bullseye!bounce 1, hole 41, hole!bounce 2, hole!cocked 1, section1 7, section1!bounce 2, section2 41, section2!bounce 4, section3 86, section3!bounce 8, section3!cocked 1, section4 73, section4!bounce 2, section5 84, section5!bounce 2',
        average:
          'bone 8, bone!bounce 2, bullseye 23, hole 48, hole!bounce 2, outside 6, outside!bounce 1, section1 22, section1!bounce 5, section2 53, section2!bounce 3, section3 94, section3!bounce 6, section4 65, section4!bounce 3, section5 55, section5!bounce 4',
        clumsy:
          'bone 12, bone!bounce 13, bullseye 4, bullseye!bounce 2, hole 9, hole!bounce 4, outside 116, outside!bounce 53, section1 42, section1!bounce 23, section2 26, section2!bounce 11, section2!bounce!cocked 1, section3 27, section3!bounce 10, section4 23, section4!bounce 9, section5 12, section5!bounce 3',
      },
      bushes: {
        floor:
          'bullseye 19, bullseye!cocked 1, hole 16, section1 2, section1!bounce 1, section2 7, section2!bounce 2, section3 14, section4 17, section5 40, section5!bounce 1',
        good: 'bone!bounce 1, bullseye 15, hole 15, hole!cocked 1, section1 1, section2 12, section2!bounce 1, section3 17, section3!bounce 4, section4 28, section5 24, section5!bounce 1',
        average:
          'bone 3, bone!bounce 1, bullseye 4, hole 12, outside 1, section1 9, section1!bounce 1, section2 21, section3 28, section4 17, section4!bounce 2, section5 19, section5!bounce 2',
        clumsy:
          'bone 5, bone!bounce 3, bone!bounce!thorns 1, bone!thorns 1, bullseye 2, hole 4, hole!bounce 1, outside 26, outside!bounce 10, outside!bounce!thorns 2, outside!thorns 8, section1 7, section1!bounce 7, section1!thorns 4, section2 10, section2!bounce 4, section2!bounce!thorns 2, section3 7, section3!bounce 1, section4 7, section4!bounce 4, section4!bounce!thorns 1, section5 3',
      },
    },
    'rubber chalice': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['chalice'],
        az: 3223,
        r: 620,
        y: 139,
        side: 0,
        vf: 0,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1772,
        grip: 'flat',
        cup: { tau: 158, tilt: 95, travel: 71, lift: 22 },
      },
      landings: {
        floor:
          'bone 6, bullseye 1, hole 3, outside 25, section1 58, section1!cocked 1, section2 34, section3 21, section4 8, section5 3',
        good: 'bone 11, bullseye 2, hole 5, outside 27, section1 44, section2 31, section2!cocked 1, section3 19, section4 15, section5 5',
        average:
          'bone 10, bullseye 1, hole 10, outside 34, section1 38, section2 32, section2!cocked 1, section3 16, section4 10, section5 8',
        clumsy: 'bone 10, hole 2, outside 76, section1 23, section2 15, section3 19, section4 9, section5 6',
      },
    },
    'rubber dancing': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['dancing'],
        az: 2894,
        r: 479,
        y: 152,
        side: 0,
        vf: 1482,
        vu: -832,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -51,
        yaw: 4,
        t: 1781,
        grip: 'flat',
      },
      landings: {
        floor: 'bullseye 10, hole 13, section1 7, section2 20, section3 48, section4 33, section5 29',
        good: 'bone 1, bullseye 12, hole 17, outside 1, section1 5, section2 32, section3 30, section4 34, section5 28',
        average:
          'bone 6, bullseye 2, hole 8, outside 26, section1 28, section2 25, section3 25, section3!cocked 1, section4 23, section5 16',
        clumsy:
          'bone 11, bone!dancing 1, bullseye 1, bullseye!dancing 1, hole 9, outside 67, outside!bounce 1, outside!dancing 11, section1 20, section1!dancing 2, section2 13, section3 10, section4 8, section5 5',
      },
    },
    'rubber diceSpin': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['diceSpin'],
        az: 1380,
        r: 510,
        y: 43,
        side: 0,
        vf: 1466,
        vu: 45,
        vs: 0,
        wx: 0,
        wy: 688,
        wz: 0,
        yaw: 7,
        t: 1787,
        grip: 'corner',
      },
      landings: {
        floor:
          'bone 1, bone!diceSpin 1, bullseye 13, bullseye!diceSpin 8, hole 13, hole!diceSpin 14, outside!diceSpin 1, section1 1, section1!diceSpin 7, section2 7, section2!diceSpin 6, section3 15, section3!diceSpin 7, section4 15, section4!diceSpin 18, section5 14, section5!cocked 1, section5!diceSpin 18',
        good: 'bone 1, bone!diceSpin 3, bullseye 3, bullseye!diceSpin 8, hole 8, hole!diceSpin 7, outside 2, outside!diceSpin 4, section1 3, section1!diceSpin 9, section2 9, section2!bounce 1, section2!diceSpin 9, section3 27, section3!diceSpin 13, section4 18, section4!diceSpin 11, section5 15, section5!diceSpin 9',
        average:
          'bone 4, bone!diceSpin 2, bullseye 2, bullseye!diceSpin 1, hole 10, hole!diceSpin 3, outside 11, outside!bounce!diceSpin 2, outside!diceSpin 14, section1 13, section1!diceSpin 12, section2 11, section2!bounce!diceSpin 1, section2!diceSpin 8, section3 17, section3!bounce!diceSpin 1, section3!diceSpin 6, section4 18, section4!bounce 1, section4!bounce!diceSpin 1, section4!diceSpin 11, section5 4, section5!bounce 1, section5!diceSpin 6',
        clumsy:
          'bone 8, bone!bounce 1, bone!diceSpin 3, bullseye 4, bullseye!bounce 1, hole 7, hole!diceSpin 2, outside 16, outside!bounce 2, outside!bounce!diceSpin 6, outside!diceSpin 28, section1 23, section1!bounce!diceSpin 2, section1!diceSpin 9, section2 12, section2!diceSpin 4, section3 13, section3!diceSpin 6, section4 5, section4!diceSpin 3, section5 4, section5!diceSpin 1',
      },
    },
    'rubber flick': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['flick'],
        az: 76,
        r: 600,
        y: 8,
        side: 0,
        vf: 1000,
        vu: 667,
        vs: 1,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1776,
        grip: 'flat',
        finger: { power: 1807, hitY: -6, hitZ: 1 },
      },
      landings: {
        floor:
          'bullseye 16, bullseye!bounce 1, hole 26, outside!bounce 4, section1 4, section2 8, section3 30, section4 35, section4!bounce 3, section5 30, section5!bounce 3',
        good: 'bone 6, bullseye 9, hole 15, outside 5, outside!bounce 2, section1 18, section1!bounce 2, section2 15, section2!bounce 1, section3 30, section3!bounce 1, section4 23, section4!bounce 1, section5 32',
        average:
          'bone 3, bullseye 11, hole 9, outside 10, outside!bounce 1, section1 18, section2 20, section3 32, section3!bounce 1, section4 34, section4!bounce 1, section5 19, section5!bounce 1',
        clumsy:
          'bone 5, bullseye 7, hole 20, hole!bounce 1, hole!cocked 1, outside 8, section1 15, section2 16, section2!bounce 2, section3 30, section4 28, section4!bounce 2, section5 23, section5!bounce 1, section5!cocked 1',
      },
    },
    'rubber gate': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['gate'],
        az: 3846,
        r: 487,
        y: 145,
        side: 0,
        vf: 1434,
        vu: -752,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -28,
        yaw: 4,
        t: 1780,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 16, hole 22, outside 3, section1 12, section2 22, section3 25, section4 26, section5 34',
        good: 'bone 2, bullseye 7, hole 26, outside 1, section1 9, section2 22, section3 31, section4 34, section5 28',
        average:
          'bone 5, bullseye 2, hole 6, hole!cocked 1, outside 21, outside!gate 47, section1 9, section2 15, section3 24, section4 20, section5 10',
        clumsy:
          'bone 3, bone!bounce!gate 1, bullseye 1, bullseye!gate 1, hole 3, hole!bounce 1, outside 11, outside!bounce 1, outside!bounce!gate 5, outside!gate 81, section1 13, section1!bounce!gate 2, section1!gate 3, section2 13, section3 8, section3!bounce!gate 1, section3!gate 2, section4 7, section4!gate 2, section5 1',
      },
    },
    'rubber hip': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['hip'],
        az: 1402,
        r: 600,
        y: 100,
        side: 0,
        vf: 1516,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1787,
        grip: 'flat',
        hip: 'start',
      },
      landings: {
        floor: 'bullseye 14, hole 23, section1 1, section2 9, section3 31, section4 32, section5 50',
        good: 'bone 1, bullseye 10, hole 20, outside 4, section1 6, section2 23, section3 25, section4 36, section5 35',
        average:
          'bone 7, bullseye 6, hole 10, outside 9, outside!bounce 3, section1 19, section2 29, section3 31, section4 26, section5 20',
        clumsy:
          'bone 13, bullseye 4, hole 10, outside 28, outside!bounce 3, section1 22, section2 24, section3 26, section4 14, section5 16',
      },
    },
    'rubber knee': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['knee'],
        az: 862,
        r: 625,
        y: 162,
        side: 0,
        vf: 439,
        vu: -2425,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 15,
        yaw: 3,
        t: 1786,
        grip: 'flat',
        knee: 'touch',
      },
      landings: {
        floor:
          'bone 9, bullseye 1, hole 7, hole!bounce 1, outside 71, outside!bounce 2, section1 21, section1!bounce 1, section2 20, section2!bounce 1, section3 13, section4 4, section5 9',
        good: 'bone 8, bullseye 7, hole 8, outside 66, outside!bounce 1, outside!knee 1, section1 22, section2 11, section2!bounce 1, section3 19, section4 11, section4!bounce 1, section5 4',
        average:
          'bone 10, bullseye 3, hole 8, outside 83, outside!knee 8, section1 20, section2 14, section3 9, section4 3, section5 2',
        clumsy:
          'bone 7, bullseye 3, hole 7, outside 78, outside!knee 10, section1 25, section1!bounce 1, section2 13, section2!knee 1, section3 8, section3!bounce 1, section4 4, section5 2',
      },
    },
    'rubber oneEye': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['oneEye'],
        az: 985,
        r: 545,
        y: 297,
        side: -33,
        vf: 1247,
        vu: -264,
        vs: -86,
        wx: 0,
        wy: 0,
        wz: -11,
        yaw: 1,
        t: 1772,
        grip: 'flat',
        eye: 'left',
      },
      landings: {
        floor:
          'bone 3, bullseye 4, hole 10, outside 8, section1 29, section2 31, section3 47, section4 17, section5 11',
        good: 'bone 9, bullseye 5, hole 10, outside 35, section1 24, section2 31, section3 21, section4 17, section5 8',
        average:
          'bone 12, bone!bounce 1, bullseye 3, hole 10, outside 48, section1 28, section2 16, section3 19, section4 16, section5 7',
        clumsy:
          'bone 9, bone!bounce 1, bullseye 2, hole 4, hole!bounce 1, outside 67, outside!bounce 7, section1 21, section1!bounce 1, section2 16, section3 16, section3!bounce 1, section4 10, section4!bounce 1, section5 3',
      },
    },
    'rubber ramp': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['ramp'],
        az: 1872,
        r: 620,
        y: 0,
        side: 0,
        vf: 1000,
        vu: 0,
        vs: -1,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1784,
        grip: 'flat',
        finger: { power: 1831, hitY: 0, hitZ: 1 },
      },
      landings: {
        floor: 'bullseye 42, hole 11, hole!cocked 1, outside!bounce 1, section3 7, section4 47, section5 51',
        good: 'bullseye 45, hole 11, section3 4, section4 42, section5 57, section5!cocked 1',
        average:
          'bone 1, bullseye 14, hole 16, outside 1, section1 1, section2 8, section3 27, section4 54, section5 38',
        clumsy:
          'bone 6, bullseye 9, hole 16, hole!bounce!ramp 1, outside 3, outside!bounce!ramp 2, section1 20, section1!bounce!ramp 2, section2 25, section2!bounce!ramp 1, section3 33, section4 28, section5 14',
      },
    },
    rubber: {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: [],
        az: 2100,
        r: 519,
        y: 160,
        side: 0,
        vf: 1388,
        vu: -590,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -17,
        yaw: 0,
        t: 1782,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 4, bullseye 21, hole 41, hole!bounce 1, outside 5, outside!bounce 1, section1 46, section2 84, section3 73, section4 66, section5 58',
        good: 'bone 11, bullseye 20, hole 42, outside 6, section1 37, section2 68, section3 88, section4 68, section5 60',
        average:
          'bone 9, bullseye 18, hole 41, hole!cocked 1, outside 25, section1 60, section2 70, section3 82, section4 60, section5 34',
        clumsy:
          'bone 28, bullseye 6, hole 23, hole!bounce 1, outside 154, section1 59, section2 46, section3 41, section3!bounce 2, section4 23, section5 17',
      },
      bushes: {
        floor:
          'bone 2, bullseye 6, hole 9, hole!cocked 1, section1 10, section2 22, section3 28, section4 24, section5 18',
        good: 'bone 6, bullseye 8, hole 17, outside 2, section1 12, section1!thorns 1, section2 14, section3 22, section4 19, section4!cocked 1, section5 18',
        average:
          'bone 4, bullseye 6, hole 14, hole!cocked 1, outside 6, section1 16, section1!thorns 6, section2 14, section3 28, section4 15, section5 10',
        clumsy:
          'bone 5, bone!thorns 2, bullseye 3, hole 4, outside 36, outside!thorns 4, section1 10, section1!thorns 5, section2 18, section2!thorns 2, section3 7, section4 13, section4!bounce 1, section5 9, section5!thorns 1',
      },
    },
    'tiny chalice': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['chalice'],
        az: 2436,
        r: 620,
        y: 168,
        side: 0,
        vf: 0,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1787,
        grip: 'flat',
        cup: { tau: 166, tilt: 88, travel: 98, lift: 3 },
      },
      landings: {
        floor:
          'bullseye 33, hole 29, hole!cocked 3, section1 1, section2 2, section3 6, section4 20, section5 66',
        good: 'bullseye 40, bullseye!cocked 1, hole 20, hole!bounce 1, hole!cocked 1, outside!chalice 9, section1 1, section2 9, section3 15, section4 26, section5 37',
        average:
          'bone 3, bullseye 5, bullseye!bounce 1, hole 12, hole!cocked 1, outside 2, outside!bounce 4, outside!chalice 18, section1 8, section1!bounce 3, section2 22, section2!bounce 2, section3 26, section3!bounce 1, section4 30, section4!bounce 3, section5 16, section5!bounce 3',
        clumsy:
          'bone 9, bone!bounce 2, hole 7, hole!bounce 1, outside 32, outside!bounce 5, outside!chalice 32, outside!cocked 1, section1 18, section1!bounce 1, section2 17, section2!bounce 1, section3 12, section4 13, section4!bounce 1, section5 6, section5!bounce 2',
      },
    },
    'tiny dancing': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['dancing'],
        az: 935,
        r: 451,
        y: 124,
        side: 0,
        vf: 1719,
        vu: -418,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -62,
        yaw: 1,
        t: 1775,
        grip: 'flat',
      },
      landings: {
        floor: 'bullseye 70, hole 10, section3 6, section4 11, section5 63',
        good: 'bullseye 30, hole 25, hole!cocked 1, section1 1, section2 1, section3 13, section4 27, section5 61, section5!cocked 1',
        average:
          'bone 3, bullseye 9, hole 25, hole!bounce 3, outside 7, outside!bounce 3, section1 11, section1!bounce 3, section2 30, section2!bounce 1, section3 23, section4 20, section5 21, section5!bounce 1',
        clumsy:
          'bone 5, bone!bounce 2, bone!dancing 1, bullseye 2, bullseye!bounce 2, hole 7, hole!dancing 1, outside 51, outside!bounce 5, outside!bounce!dancing 1, outside!dancing 8, section1 13, section1!bounce 6, section1!dancing 2, section2 16, section2!bounce 1, section3 15, section3!dancing 1, section4 10, section5 8, section5!bounce 2, section5!dancing 1',
      },
    },
    'tiny diceSpin': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['diceSpin'],
        az: 1375,
        r: 458,
        y: 56,
        side: 0,
        vf: 1340,
        vu: -118,
        vs: 0,
        wx: 0,
        wy: 686,
        wz: 0,
        yaw: 41,
        t: 1776,
        grip: 'corner',
      },
      landings: {
        floor:
          'bone 17, bone!diceSpin 16, bone!diceSpin!cocked 1, bullseye 1, hole 2, hole!diceSpin 6, hole!diceSpin!cocked 1, outside 5, outside!diceSpin 3, section1 12, section1!diceSpin 19, section2 6, section2!diceSpin 17, section3 10, section3!diceSpin 19, section4 5, section4!diceSpin 13, section5 1, section5!diceSpin 6',
        good: 'bone 15, bone!diceSpin 21, bullseye!diceSpin 3, hole 3, hole!diceSpin 3, outside 5, outside!diceSpin 3, section1 13, section1!diceSpin 21, section2 12, section2!diceSpin 18, section3 11, section3!diceSpin 10, section4 6, section4!diceSpin 11, section5 2, section5!diceSpin 3',
        average:
          'bone 10, bone!diceSpin 15, bullseye!diceSpin 4, hole 5, hole!bounce 1, hole!diceSpin 7, outside 9, outside!bounce!diceSpin 2, outside!cocked 1, outside!diceSpin 12, section1 11, section1!diceSpin 19, section2 7, section2!diceSpin 17, section3 11, section3!diceSpin 10, section4 2, section4!diceSpin 9, section5 2, section5!diceSpin 6',
        clumsy:
          'bone 3, bone!diceSpin 6, bullseye 1, bullseye!diceSpin 1, hole 3, hole!bounce!diceSpin 1, hole!diceSpin 3, outside 13, outside!bounce 2, outside!bounce!diceSpin 4, outside!diceSpin 44, section1 13, section1!bounce!diceSpin 1, section1!diceSpin 13, section2 10, section2!diceSpin 10, section3 6, section3!bounce 1, section3!diceSpin 10, section4 3, section4!diceSpin 3, section5 4, section5!diceSpin 5',
      },
    },
    'tiny flick': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['flick'],
        az: 925,
        r: 600,
        y: 6,
        side: 0,
        vf: 1000,
        vu: 728,
        vs: -2,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1770,
        grip: 'flat',
        finger: { power: 1853, hitY: -1, hitZ: -1 },
      },
      landings: {
        floor:
          'bone 1, bullseye 9, hole 15, hole!bounce 1, outside 3, outside!bounce 2, section1 5, section1!bounce 5, section2 8, section2!bounce 1, section3 27, section3!bounce 1, section4 44, section4!bounce 2, section5 35, section5!bounce 1',
        good: 'bone 2, bone!bounce 1, bullseye 12, bullseye!bounce 2, hole 15, hole!bounce 3, outside 13, outside!bounce 6, section1 13, section1!bounce 3, section2 5, section2!bounce 5, section3 20, section3!bounce 5, section4 33, section4!bounce 1, section5 21',
        average:
          'bone 1, bullseye 9, hole 13, hole!cocked 2, outside 18, outside!bounce 4, section1 14, section1!bounce 4, section2 12, section2!bounce 1, section3 25, section3!bounce 2, section4 21, section4!bounce 2, section5 27, section5!bounce 5',
        clumsy:
          'bone 1, bone!bounce 1, bullseye 10, hole 18, hole!bounce 3, outside 13, outside!bounce 7, section1 18, section1!bounce 8, section2 13, section2!bounce 2, section3 19, section3!bounce 2, section4 27, section4!bounce 1, section5 16, section5!bounce 1',
      },
    },
    'tiny gate': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['gate'],
        az: 2386,
        r: 486,
        y: 107,
        side: 0,
        vf: 1944,
        vu: -1200,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 50,
        yaw: 0,
        t: 1780,
        grip: 'flat',
      },
      landings: {
        floor: 'bone 1, bullseye 47, hole 9, section1 2, section2 2, section3 9, section4 19, section5 71',
        good: 'bone 2, bullseye 49, hole 15, outside 2, section1 5, section2 4, section3 12, section4 17, section5 53, section5!cocked 1',
        average:
          'bone 4, bullseye 14, hole 21, hole!cocked 1, outside 13, outside!bounce!gate 1, outside!gate 10, section1 8, section2 11, section3 18, section3!cocked 1, section4 20, section5 38',
        clumsy:
          'bone 7, bullseye 2, hole 9, hole!gate 1, outside 24, outside!bounce 1, outside!bounce!gate 2, outside!gate 42, section1 5, section1!gate 4, section2 16, section2!bounce 1, section2!gate 3, section3 20, section3!gate 3, section4 7, section4!bounce 1, section4!gate 1, section5 11',
      },
    },
    'tiny hip': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['hip'],
        az: 3938,
        r: 600,
        y: 98,
        side: 0,
        vf: 1808,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1787,
        grip: 'flat',
        hip: 'start',
      },
      landings: {
        floor: 'bullseye 43, hole 15, section2 3, section3 21, section4 18, section5 60',
        good: 'bone 1, bullseye 25, bullseye!cocked 2, hole 18, section1 1, section2 10, section3 26, section4 40, section5 37',
        average:
          'bone 3, bullseye 12, hole 16, hole!cocked 2, outside 5, outside!bounce 1, section1 17, section2 14, section3 29, section4 38, section4!bounce 1, section5 22',
        clumsy:
          'bone 10, bullseye 8, hole 16, hole!cocked 1, outside 23, outside!bounce 4, section1 22, section1!bounce 1, section2 18, section3 22, section3!bounce 1, section4 13, section4!bounce 3, section5 18',
      },
    },
    'tiny knee': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['knee'],
        az: 1086,
        r: 667,
        y: 294,
        side: 0,
        vf: 416,
        vu: -1846,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 59,
        yaw: 1,
        t: 1785,
        grip: 'flat',
        knee: 'touch',
      },
      landings: {
        floor:
          'bone 2, bullseye 2, hole 5, hole!bounce 1, hole!cocked 1, outside 104, outside!bounce 6, section1 16, section1!bounce 2, section2 3, section2!bounce 1, section3 6, section4 4, section5 7',
        good: 'bullseye 6, hole 6, outside 112, outside!bounce 5, outside!cocked 1, section1 14, section1!bounce 1, section2 3, section3 5, section4 4, section5 3',
        average:
          'bone 2, bullseye 2, bullseye!bounce 1, hole 1, outside 113, outside!bounce 13, section1 7, section1!bounce 1, section2 3, section3 7, section4 4, section5 6',
        clumsy:
          'bullseye 1, hole 4, outside 131, outside!bounce 12, section1 5, section2 1, section3 2, section5 4',
      },
    },
    'tiny oneEye': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['oneEye'],
        az: 908,
        r: 547,
        y: 303,
        side: -33,
        vf: 1722,
        vu: -802,
        vs: 95,
        wx: 0,
        wy: 0,
        wz: -30,
        yaw: 2,
        t: 1775,
        grip: 'flat',
        eye: 'left',
      },
      landings: {
        floor: 'bullseye 48, hole 17, section1 1, section2 2, section3 6, section4 12, section5 74',
        good: 'bone 1, bullseye 23, hole 18, outside 2, outside!bounce 2, section1 6, section1!bounce 2, section2 16, section2!bounce 1, section3 25, section3!bounce 3, section4 28, section5 33',
        average:
          'bone 7, bone!bounce 1, bullseye 4, hole 19, hole!bounce 2, outside 10, outside!bounce 10, section1 16, section1!bounce 2, section2 19, section2!bounce 6, section3 32, section3!bounce 3, section4 17, section4!bounce 1, section5 9, section5!bounce 2',
        clumsy:
          'bone 12, bullseye 3, bullseye!bounce 1, hole 6, hole!bounce 2, hole!cocked 1, outside 31, outside!bounce 8, section1 19, section1!bounce 4, section2 28, section2!bounce 8, section3 16, section3!bounce 5, section4 7, section4!bounce 3, section5 4, section5!bounce 2',
      },
    },
    'tiny ramp': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['ramp'],
        az: 2077,
        r: 620,
        y: 0,
        side: 0,
        vf: 1000,
        vu: 0,
        vs: -2,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1770,
        grip: 'flat',
        finger: { power: 1975, hitY: 0, hitZ: 1 },
      },
      landings: {
        floor:
          'bullseye 40, hole 20, hole!cocked 4, section1!bounce 2, section2 1, section3 5, section4 27, section5 61',
        good: 'bullseye 36, hole 12, hole!cocked 2, section1!bounce 1, section2 2, section2!bounce 3, section3 20, section4 35, section5 48, section5!bounce 1',
        average:
          'bone!bounce 2, bullseye 20, hole 18, hole!bounce 1, hole!cocked 1, outside!bounce 5, section1 1, section1!bounce 4, section2 6, section2!bounce 4, section3 34, section3!bounce 3, section4 29, section4!bounce 1, section4!cocked 1, section5 29, section5!bounce 1',
        clumsy:
          'bone 3, bone!bounce 2, bullseye 6, bullseye!bounce 2, hole 14, hole!bounce 1, hole!cocked 1, outside 14, outside!bounce 10, outside!bounce!ramp 1, section1 11, section1!bounce 13, section1!bounce!ramp 1, section2 16, section2!bounce 4, section2!bounce!ramp 2, section3 23, section3!bounce 4, section3!bounce!ramp 1, section4 14, section4!bounce 6, section5 10, section5!bounce 1',
      },
    },
    tiny: {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: [],
        az: 1223,
        r: 451,
        y: 119,
        side: 0,
        vf: 1745,
        vu: -523,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -56,
        yaw: 0,
        t: 1777,
        grip: 'flat',
      },
      landings: {
        floor: 'bullseye 119, hole 77, hole!cocked 1, section2 1, section3 4, section4 35, section5 163',
        good: 'bone 1, bullseye 120, hole 52, hole!cocked 6, outside 1, section1 3, section2 2, section3 13, section4 52, section5 149, section5!cocked 1',
        average:
          'bone 2, bone!bounce 1, bullseye 48, bullseye!bounce 1, hole 61, hole!bounce 2, hole!cocked 4, section1 8, section1!bounce 2, section2 12, section3 42, section4 89, section4!bounce 1, section5 125, section5!bounce 2',
        clumsy:
          'bone 17, bone!bounce 7, bullseye 8, bullseye!bounce 1, hole 25, hole!bounce 3, outside 88, outside!bounce 15, section1 50, section1!bounce 10, section2 48, section2!bounce 10, section3 54, section3!bounce 4, section4 34, section4!bounce 5, section5 19, section5!bounce 2',
      },
      bushes: {
        floor: 'bullseye 51, hole 4, section4 13, section5 52',
        good: 'bullseye 34, bullseye!cocked 1, hole 12, hole!cocked 1, section2 1, section3 3, section4 13, section5 54, section5!cocked 1',
        average:
          'bone!bounce 1, bullseye 14, hole 17, hole!cocked 1, section1 5, section1!bounce 1, section2 4, section3 22, section3!bounce 1, section4 22, section5 31, section5!bounce 1',
        clumsy:
          'bone 8, bone!bounce 2, bullseye 3, hole 7, hole!bounce 1, outside 24, outside!bounce 3, outside!thorns 10, section1 7, section1!bounce 1, section1!thorns 5, section2 16, section2!bounce 3, section2!thorns 1, section3 9, section3!bounce 3, section4 10, section4!bounce 1, section5 6',
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
          'bone 1, bullseye 179, bullseye!cocked 1, hole 74, hole!cocked 2, outside 1, section1 4, section2 28, section3 81, section4 153, section5 276',
        good: 'bone 19, bone!bounce 1, bullseye 58, hole 80, hole!bounce 1, outside 87, outside!bounce 1, section1 47, section2 88, section3 123, section4 138, section5 156, section5!cocked 1',
        average:
          'bone 35, bullseye 24, hole 47, outside 179, outside!bounce 8, section1 77, section1!bounce 1, section2 104, section2!bounce 2, section3 140, section4 112, section4!bounce 2, section5 69',
        clumsy:
          'bone 39, bone!bounce 7, bullseye 8, bullseye!bounce 1, hole 38, hole!bounce 3, outside 333, outside!bounce 31, outside!bounce!chalice 10, outside!chalice 1, section1 70, section1!bounce 6, section2 67, section2!bounce 9, section3 84, section3!bounce 11, section4 42, section4!bounce 4, section5 33, section5!bounce 3',
      },
      bushes: {
        floor: 'bullseye 39, hole 12, section1 4, section2 4, section3 23, section4 25, section5 53',
        good: 'bone 5, bullseye 6, hole 21, outside 20, section1 6, section2 14, section3 22, section4 31, section5 34, section5!cocked 1',
        average:
          'bone 3, bullseye 4, hole 14, outside 33, outside!bounce 1, outside!thorns 3, section1 14, section1!thorns 1, section2 17, section2!thorns 2, section3 30, section4 21, section4!thorns 1, section5 16',
        clumsy:
          'bone 1, bone!bounce!thorns 2, bone!thorns 2, bullseye 2, hole 8, outside 60, outside!bounce 3, outside!bounce!chalice 3, outside!bounce!thorns 1, outside!thorns 10, section1 9, section1!bounce 1, section1!thorns 1, section2 16, section2!bounce 1, section2!bounce!cocked 1, section2!bounce!thorns 1, section2!thorns 1, section3 16, section3!bounce 1, section3!thorns 1, section4 11, section4!bounce 1, section5 6, section5!bounce 1',
      },
      crowded: {
        floor:
          'bone 1, bullseye 46, bullseye!cocked 4, hole 34, outside!bounce 1, section1 1, section2 12, section3 33, section3!bounce 1, section4 64, section4!cocked 1, section5 94, section5!cocked 6',
        good: 'bone 5, bullseye 11, hole 25, outside 20, outside!cocked 1, section1 24, section2 35, section3 58, section4 45, section5 53',
        average:
          'bone 7, bullseye 6, hole 22, outside 39, outside!bounce 6, section1 19, section2 28, section2!bounce 2, section3 46, section3!bounce 1, section4 28, section5 21, section5!bounce 1',
        clumsy:
          'bone 2, hole 4, outside 46, outside!bounce 4, outside!bounce!chalice 2, section1 6, section1!bounce 4, section2 8, section3 7, section3!bounce 1, section4 1, section4!bounce 1, section5 4',
      },
    },
    'wood dancing': {
      aim: {
        kind: 'throw',
        die: 'white',
        az: 1140,
        side: 0,
        vf: 1745,
        vu: -523,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -56,
        yaw: 0,
        grip: 'flat',
        t: 1777,
        styles: ['dancing'],
        r: 451,
        y: 121,
      },
      landings: {
        floor:
          'bone 1, bullseye 123, bullseye!bounce 1, bullseye!cocked 2, hole 101, hole!bounce 1, hole!cocked 2, section1 3, section2 5, section3 41, section4 154, section4!bounce 6, section4!cocked 1, section5 353, section5!bounce 5, section5!cocked 1',
        good: 'bullseye 86, bullseye!bounce 1, hole 91, hole!bounce 2, hole!cocked 3, outside!bounce 1, section1 12, section1!bounce 2, section2 28, section2!bounce 1, section3 70, section3!bounce 1, section4 202, section4!bounce 3, section5 291, section5!bounce 3, section5!cocked 3',
        average:
          'bone 28, bone!bounce 3, bullseye 29, hole 83, hole!bounce 4, hole!cocked 1, outside 96, outside!bounce 5, section1 83, section1!bounce 5, section2 100, section2!bounce 1, section3 139, section3!bounce 7, section3!cocked 1, section4 119, section4!bounce 3, section5 90, section5!bounce 3',
        clumsy:
          'bone 36, bone!bounce 7, bone!dancing 1, bullseye 4, bullseye!bounce 1, hole 31, hole!bounce 2, hole!cocked 2, hole!dancing 1, outside 302, outside!bounce 32, outside!bounce!dancing 4, outside!dancing 66, section1 84, section1!bounce 8, section1!bounce!dancing 1, section1!dancing 5, section2 59, section2!bounce 10, section2!bounce!dancing 1, section2!dancing 3, section3 50, section3!bounce 7, section3!dancing 3, section4 44, section4!bounce 7, section5 25, section5!bounce 2, section5!bounce!dancing 1, section5!dancing 1',
      },
      bushes: {
        floor:
          'bullseye 34, hole 27, section2 1, section3 8, section4 29, section5 59, section5!bounce 1, section5!cocked 1',
        good: 'bullseye 23, hole 10, hole!bounce 1, section1 1, section2 5, section2!bounce 1, section3 18, section4 40, section4!bounce 2, section4!cocked 1, section5 58',
        average:
          'bone 5, bullseye 6, hole 15, hole!bounce 1, hole!thorns 1, outside 6, outside!bounce 1, outside!thorns 6, section1 10, section1!bounce!thorns 1, section1!thorns 8, section2 21, section2!thorns 4, section3 27, section3!bounce 1, section3!thorns 1, section4 27, section4!bounce 1, section4!cocked 1, section5 17',
        clumsy:
          'bone 1, bone!bounce 1, bone!thorns 1, bullseye 1, hole 9, hole!bounce 1, hole!thorns 1, outside 49, outside!bounce 3, outside!bounce!dancing 1, outside!dancing 6, outside!dancing!thorns 2, outside!thorns 15, section1 10, section1!bounce 1, section1!bounce!thorns 1, section1!dancing 1, section1!dancing!thorns 2, section1!thorns 10, section2 15, section2!bounce 2, section2!dancing 1, section2!thorns 3, section3 11, section3!dancing 1, section3!thorns 1, section4 4, section4!bounce 1, section4!dancing 1, section5 4',
      },
      crowded: {
        floor:
          'bullseye 8, hole 30, hole!bounce 1, section1 1, section2 3, section2!bounce 1, section3 50, section3!bounce 5, section4 124, section4!bounce 3, section4!cocked 3, section5 62, section5!bounce 1, section5!cocked 8',
        good: 'bone 1, bullseye 24, bullseye!cocked 1, hole 27, section1 2, section2 9, section2!bounce 1, section3 49, section3!bounce 2, section4 97, section4!bounce 3, section4!cocked 2, section5 80, section5!cocked 2',
        average:
          'bone 8, bone!bounce 1, bullseye 8, bullseye!bounce 1, hole 23, hole!bounce 1, outside 24, outside!bounce 4, section1 30, section1!bounce 3, section2 45, section3 42, section4 53, section4!bounce 2, section5 25, section5!bounce 2, section5!cocked 2',
        clumsy:
          'bone 4, bone!bounce 1, hole 3, outside 23, outside!bounce 4, outside!dancing 13, section1 14, section1!bounce 4, section1!dancing 1, section2 6, section2!bounce 3, section3 2, section3!bounce 1, section4 7, section4!bounce 1, section5 4',
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
          'bone 37, bone!diceSpin 2, bullseye 4, bullseye!diceSpin 4, hole 69, hole!diceSpin 14, outside 11, section1 126, section1!cocked 2, section1!diceSpin 26, section1!diceSpin!cocked 1, section2 166, section2!cocked 3, section2!diceSpin 32, section3 157, section3!cocked 1, section3!diceSpin 33, section4 64, section4!cocked 1, section4!diceSpin 19, section5 21, section5!diceSpin 7',
        good: 'bone 55, bone!bounce 1, bone!diceSpin 7, bullseye 9, bullseye!diceSpin 4, hole 60, hole!bounce 1, hole!bounce!diceSpin 1, hole!diceSpin 17, outside 34, outside!bounce 1, outside!bounce!diceSpin 1, outside!cocked 1, outside!diceSpin 8, section1 157, section1!bounce 4, section1!bounce!diceSpin 1, section1!diceSpin 32, section2 104, section2!bounce 3, section2!bounce!diceSpin 1, section2!diceSpin 20, section3 108, section3!bounce 2, section3!bounce!diceSpin 1, section3!diceSpin 26, section4 72, section4!bounce 1, section4!diceSpin 20, section5 30, section5!bounce 1, section5!diceSpin 17',
        average:
          'bone 56, bone!bounce 2, bone!diceSpin 5, bullseye 7, bullseye!bounce 1, bullseye!diceSpin 4, hole 48, hole!bounce 2, hole!bounce!diceSpin 1, hole!cocked 1, hole!diceSpin 20, outside 108, outside!bounce 6, outside!bounce!diceSpin 3, outside!cocked 1, outside!diceSpin 38, section1 142, section1!bounce 4, section1!bounce!diceSpin 2, section1!diceSpin 23, section2 78, section2!bounce 3, section2!bounce!diceSpin 1, section2!diceSpin 19, section3 67, section3!bounce 4, section3!bounce!diceSpin 5, section3!cocked 1, section3!diceSpin 25, section4 41, section4!bounce!diceSpin 2, section4!diceSpin 33, section5 30, section5!bounce 2, section5!bounce!diceSpin 1, section5!cocked 2, section5!diceSpin 12',
        clumsy:
          'bone 55, bone!bounce 2, bone!bounce!diceSpin 1, bone!cocked 1, bone!diceSpin 4, bullseye 6, bullseye!bounce!diceSpin 1, bullseye!diceSpin 7, hole 25, hole!bounce 2, hole!bounce!diceSpin 1, hole!cocked 2, hole!diceSpin 17, hole!diceSpin!cocked 1, outside 118, outside!bounce 8, outside!bounce!diceSpin 26, outside!diceSpin 130, outside!diceSpin!cocked 1, section1 103, section1!bounce 4, section1!bounce!diceSpin 2, section1!diceSpin 26, section2 59, section2!bounce 5, section2!diceSpin 24, section3 48, section3!bounce 3, section3!bounce!diceSpin 2, section3!diceSpin 30, section4 28, section4!bounce 1, section4!diceSpin 24, section5 19, section5!bounce 2, section5!bounce!diceSpin 1, section5!diceSpin 11',
      },
      bushes: {
        floor:
          'bone 12, bullseye!diceSpin 1, hole 15, hole!cocked 1, hole!diceSpin 4, outside 2, section1 22, section1!diceSpin 2, section2 31, section2!diceSpin 6, section3 34, section3!diceSpin 11, section4 13, section4!diceSpin 1, section5 3, section5!diceSpin 2',
        good: 'bone 18, bone!diceSpin 3, bullseye 4, hole 11, hole!bounce 1, hole!diceSpin 2, outside 2, outside!diceSpin 1, section1 14, section1!diceSpin 5, section2 36, section2!bounce!diceSpin 1, section2!diceSpin 7, section3 22, section3!bounce!diceSpin 1, section3!diceSpin 8, section4 15, section4!diceSpin 4, section5 3, section5!diceSpin 2',
        average:
          'bone 24, bone!bounce 1, bone!diceSpin 6, bullseye 1, bullseye!diceSpin 1, hole 6, hole!diceSpin 4, outside 13, outside!cocked 1, outside!diceSpin 4, section1 19, section1!diceSpin 1, section1!thorns 1, section2 14, section2!bounce 1, section2!bounce!diceSpin 3, section2!diceSpin 3, section3 15, section3!bounce 3, section3!diceSpin 11, section4 17, section4!bounce!diceSpin 1, section4!diceSpin 5, section5 2, section5!diceSpin 3',
        clumsy:
          'bone 10, bone!bounce 3, bone!diceSpin 6, bullseye 1, hole 4, hole!diceSpin 4, outside 24, outside!bounce 1, outside!bounce!diceSpin 2, outside!diceSpin 26, outside!diceSpin!thorns 1, outside!thorns 2, section1 14, section1!diceSpin 3, section1!diceSpin!thorns 2, section1!thorns 4, section2 11, section2!bounce!diceSpin 2, section2!diceSpin 5, section2!thorns 1, section3 11, section3!bounce 1, section3!diceSpin 5, section4 7, section4!bounce 1, section4!diceSpin 4, section5 2, section5!bounce 1, section5!diceSpin 2',
      },
      crowded: {
        floor:
          'bone 22, bone!diceSpin 2, bullseye 1, hole 16, hole!cocked 1, hole!diceSpin 1, outside 10, outside!diceSpin 3, section1 114, section1!cocked 4, section1!diceSpin 17, section2 56, section2!cocked 7, section2!diceSpin 13, section3 15, section3!diceSpin 7, section4 5, section4!diceSpin 3, section5 1',
        good: 'bone 27, bone!diceSpin 7, bullseye!diceSpin 1, hole 12, hole!diceSpin 4, outside 23, outside!bounce 2, outside!diceSpin 4, section1 86, section1!bounce 2, section1!bounce!diceSpin 1, section1!diceSpin 18, section1!diceSpin!cocked 1, section2 44, section2!bounce 1, section2!diceSpin 17, section3 13, section3!bounce!diceSpin 2, section3!cocked 1, section3!diceSpin 5, section4 4, section4!bounce 1, section4!diceSpin 1, section5 1, section5!diceSpin 2',
        average:
          'bone 21, bone!bounce 1, bone!diceSpin 4, bullseye!diceSpin 2, hole 10, hole!diceSpin 5, outside 28, outside!bounce 1, outside!bounce!diceSpin 1, outside!diceSpin 16, section1 54, section1!diceSpin 10, section2 25, section2!bounce!diceSpin 1, section2!cocked 1, section2!diceSpin 13, section3 23, section3!bounce 1, section3!bounce!diceSpin 1, section3!diceSpin 14, section4 10, section4!diceSpin 4, section5 1, section5!diceSpin 5',
        clumsy:
          'bone 12, bone!bounce 2, bone!diceSpin 2, hole 7, hole!bounce 1, hole!diceSpin 4, outside 24, outside!bounce 4, outside!bounce!diceSpin 5, outside!cocked 1, outside!diceSpin 34, section1 32, section1!bounce 1, section1!bounce!diceSpin 1, section1!diceSpin 3, section2 7, section2!diceSpin 3, section3 7, section3!bounce 1, section3!diceSpin 3, section4 10, section4!diceSpin 1, section5 1, section5!diceSpin 4',
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
          'bone 1, bullseye 33, bullseye!bounce 1, hole 74, hole!bounce 7, hole!cocked 1, outside!bounce 2, section1 15, section1!bounce 5, section2 86, section2!bounce 25, section3 201, section3!bounce 42, section3!cocked 4, section4 154, section4!bounce 14, section4!cocked 2, section5 122, section5!bounce 11',
        good: 'bone 11, bone!bounce 9, bullseye 25, bullseye!bounce 3, hole 52, hole!bounce 17, outside 25, outside!bounce 35, section1 62, section1!bounce 36, section1!cocked 1, section2 71, section2!bounce 37, section3 135, section3!bounce 44, section4 108, section4!bounce 16, section4!cocked 2, section5 89, section5!bounce 22',
        average:
          'bone 8, bone!bounce 6, bullseye 22, bullseye!bounce 4, hole 57, hole!bounce 19, outside 29, outside!bounce 39, outside!bounce!cocked 1, section1 71, section1!bounce 51, section1!bounce!cocked 1, section2 76, section2!bounce 35, section3 126, section3!bounce 46, section4 97, section4!bounce 22, section5 73, section5!bounce 17',
        clumsy:
          'bone 9, bone!bounce 8, bullseye 22, bullseye!bounce 8, hole 59, hole!bounce 12, hole!cocked 2, outside 37, outside!bounce 39, outside!cocked 1, section1 67, section1!bounce 44, section2 60, section2!bounce 39, section3 133, section3!bounce 50, section4 103, section4!bounce 21, section5 76, section5!bounce 10',
      },
      bushes: {
        floor:
          'bone 1, bullseye 10, bullseye!cocked 1, hole 11, hole!bounce 4, section1 5, section2 12, section2!bounce 5, section3 47, section3!bounce 6, section4 35, section4!bounce 3, section5 20',
        good: 'bone 6, bone!bounce 7, bullseye 5, bullseye!bounce 1, hole 14, hole!bounce 6, hole!bounce!cocked 1, outside 4, outside!bounce 7, outside!cocked 1, section1 11, section1!bounce 11, section2 11, section2!bounce 9, section3 25, section3!bounce 7, section4 12, section4!bounce 5, section5 17',
        average:
          'bone 6, bone!bounce 3, bullseye 4, bullseye!bounce 2, hole 17, hole!bounce 4, outside 10, outside!bounce 6, section1 11, section1!bounce 8, section1!bounce!thorns 1, section2 14, section2!bounce 5, section3 26, section3!bounce 10, section4 16, section4!bounce 7, section5 6, section5!bounce 4',
        clumsy:
          'bone 7, bone!bounce 7, bullseye 6, bullseye!bounce 2, hole 9, hole!bounce 5, outside 6, outside!bounce 10, section1 3, section1!bounce 7, section1!bounce!thorns 1, section2 16, section2!bounce 3, section3 26, section3!bounce 9, section4 20, section4!bounce 3, section5 18, section5!bounce 2',
      },
      crowded: {
        floor:
          'bullseye 3, hole 13, hole!bounce 3, hole!cocked 1, outside 1, section1 12, section1!bounce 5, section2 79, section2!bounce 16, section3 91, section3!bounce 17, section4 36, section4!bounce 6, section4!cocked 1, section5 15, section5!cocked 1',
        good: 'bone 1, bone!bounce 1, bullseye 3, bullseye!bounce 1, hole 16, hole!bounce 2, outside 10, outside!bounce 6, outside!cocked 1, section1 54, section1!bounce 28, section2 48, section2!bounce 15, section3 36, section3!bounce 10, section3!cocked 2, section4 29, section4!bounce 5, section4!bounce!cocked 1, section4!cocked 1, section5 12, section5!bounce 2',
        average:
          'bone!bounce 2, bullseye 4, bullseye!bounce 1, hole 12, hole!bounce 5, outside 12, outside!bounce 12, section1 41, section1!bounce 20, section2 33, section2!bounce 20, section3 41, section3!bounce 19, section3!cocked 1, section4 30, section4!bounce 13, section5 10, section5!bounce 2',
        clumsy:
          'bone 2, bone!bounce 2, bullseye 4, bullseye!bounce 1, hole 14, hole!bounce 4, hole!cocked 2, outside 15, outside!bounce 12, section1 37, section1!bounce 16, section1!cocked 1, section2 39, section2!bounce 20, section2!bounce!cocked 1, section3 46, section3!bounce 16, section4 24, section4!bounce 4, section5 14, section5!bounce 2',
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
          'bone 9, bullseye 143, bullseye!cocked 1, hole 70, hole!cocked 1, outside 3, section1 20, section2 38, section3 95, section4 157, section5 261, section5!cocked 2',
        good: 'bone 9, bullseye 138, bullseye!cocked 1, hole 85, outside 4, section1 29, section2 37, section3 96, section4 156, section5 244, section5!cocked 1',
        average:
          'bone 14, bone!bounce 1, bullseye 34, hole 75, outside 92, outside!bounce 2, outside!bounce!gate 5, outside!gate 79, section1 56, section1!bounce 1, section2 77, section3 112, section4 123, section5 128, section5!bounce 1',
        clumsy:
          'bone 22, bone!gate 3, bullseye 16, bullseye!gate 1, hole 26, hole!cocked 1, hole!gate 1, hole!gate!cocked 1, outside 146, outside!bounce 6, outside!bounce!gate 21, outside!gate 301, section1 61, section1!bounce 1, section1!gate 12, section2 38, section2!gate 3, section3 50, section3!bounce 2, section3!gate 6, section4 40, section4!bounce 1, section4!bounce!gate 3, section5 34, section5!gate 4',
      },
      bushes: {
        floor:
          'bone 1, bullseye 34, hole 15, outside 3, section1 4, section1!thorns 2, section2 4, section3 22, section4 30, section5 45',
        good: 'bone 1, bullseye 27, hole 15, section1 5, section2 6, section3 19, section4 35, section5 51, section5!cocked 1',
        average:
          'bone 2, bullseye 5, hole 12, outside 20, outside!bounce 1, outside!gate 11, section1 10, section1!bounce 1, section1!thorns 6, section2 20, section3 21, section4 25, section5 26',
        clumsy:
          'bone 6, bullseye 1, hole 7, outside 22, outside!bounce!gate 2, outside!gate 57, outside!gate!thorns 2, outside!thorns 3, section1 14, section1!gate 3, section1!gate!thorns 2, section1!thorns 7, section2 5, section2!gate 2, section2!gate!thorns 1, section2!thorns 1, section3 9, section3!bounce 1, section3!bounce!gate 1, section3!gate 4, section4 6, section5 3, section5!gate 1',
      },
      crowded: {
        floor:
          'bone 2, bullseye 65, bullseye!cocked 4, hole 26, section1 2, section2 10, section3 16, section4 49, section4!cocked 1, section5 124, section5!cocked 1',
        good: 'bone 6, bullseye 59, bullseye!cocked 3, hole 27, hole!cocked 3, section1 7, section2 13, section3 29, section4 50, section5 99, section5!cocked 2',
        average:
          'bone 3, bullseye 22, hole 18, outside 27, outside!bounce!gate 2, outside!gate 21, section1 10, section2 16, section3 37, section4 41, section5 47, section5!bounce 1, section5!cocked 1',
        clumsy:
          'bullseye 1, hole 1, outside 7, outside!bounce 1, outside!bounce!gate 1, outside!gate 17, section1 2, section2 2, section3 3, section3!gate 1, section4 4, section5 3',
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
          'bullseye 70, hole 106, hole!bounce 1, hole!cocked 2, outside 1, section1 2, section1!bounce 1, section2 12, section2!bounce 1, section3 118, section3!bounce 1, section4 230, section4!bounce 2, section4!cocked 1, section5 249, section5!cocked 3',
        good: 'bone 7, bone!bounce 5, bullseye 63, bullseye!cocked 3, hole 107, hole!bounce 4, hole!cocked 2, outside 4, outside!bounce 3, section1 18, section1!bounce 4, section2 62, section3 129, section3!bounce 6, section4 213, section4!bounce 2, section5 167, section5!bounce 1',
        average:
          'bone 21, bone!bounce 3, bullseye 43, bullseye!bounce 3, hole 98, hole!bounce 1, hole!cocked 2, outside 38, outside!bounce 5, section1 73, section1!bounce 6, section2 93, section2!bounce 2, section3 146, section3!bounce 8, section3!cocked 1, section4 154, section4!bounce 4, section5 95, section5!bounce 3, section5!cocked 1',
        clumsy:
          'bone 37, bone!bounce 5, bullseye 18, bullseye!bounce 3, hole 61, hole!bounce 3, hole!cocked 1, outside 129, outside!bounce 24, section1 106, section1!bounce 17, section2 110, section2!bounce 13, section3 112, section3!bounce 10, section4 99, section4!bounce 3, section5 48, section5!bounce 1',
      },
      bushes: {
        floor:
          'bullseye 12, hole 18, hole!bounce 1, section1 3, section1!bounce 1, section2 6, section2!cocked 1, section3 27, section3!bounce 1, section4 58, section5 32',
        good: 'bone 1, bullseye 11, hole 24, outside!bounce 2, section1 4, section1!bounce 1, section1!thorns 1, section2 10, section3 31, section3!bounce 1, section4 37, section5 37',
        average:
          'bone 3, bone!bounce 1, bullseye 9, hole 15, outside 5, outside!thorns 3, section1 10, section1!bounce 1, section1!thorns 5, section2 21, section2!thorns 2, section3 38, section3!thorns 1, section4 22, section5 24',
        clumsy:
          'bone 7, bone!bounce 1, bone!thorns 1, bullseye 5, hole 12, hole!bounce 1, outside 15, outside!bounce 1, outside!bounce!thorns 1, outside!thorns 12, section1 11, section1!bounce!thorns 1, section1!thorns 6, section2 21, section2!bounce 5, section2!thorns 2, section3 17, section3!bounce 2, section3!thorns 1, section4 25, section4!bounce 1, section4!thorns 2, section5 9, section5!bounce 1',
      },
      crowded: {
        floor:
          'bullseye 16, hole 33, section1 4, section2 6, section2!bounce 1, section3 63, section3!bounce 1, section4 106, section4!cocked 3, section5 64, section5!cocked 3',
        good: 'bone 2, bone!bounce 2, bullseye 27, hole 31, outside!bounce 1, section1 3, section1!bounce 1, section2 18, section3 66, section4 83, section4!cocked 1, section5 58, section5!cocked 3',
        average:
          'bone 10, bone!bounce 1, bullseye 18, hole 25, hole!bounce 1, hole!cocked 2, outside 7, outside!bounce 5, section1 18, section1!bounce 3, section2 33, section2!bounce 4, section3 52, section3!bounce 6, section3!cocked 1, section4 58, section5 39, section5!bounce 1, section5!cocked 1',
        clumsy:
          'bone 7, bone!bounce 3, bullseye 5, hole 11, hole!bounce 1, hole!cocked 1, outside 35, outside!bounce 9, section1 26, section1!bounce 7, section2 28, section2!bounce 4, section3 34, section3!bounce 3, section4 35, section4!bounce 1, section5 25',
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
          'bone 60, bone!bounce 4, bullseye 13, hole 30, outside 305, outside!bounce 11, outside!cocked 1, section1 169, section1!bounce 8, section2 46, section2!bounce 3, section3 55, section3!bounce 1, section4 47, section4!bounce 1, section5 44, section5!bounce 2',
        good: 'bone 66, bone!bounce 4, bullseye 19, hole 38, hole!bounce 1, outside 265, outside!bounce 21, section1 169, section1!bounce 7, section2 49, section2!bounce 2, section3 75, section4 53, section5 31',
        average:
          'bone 62, bullseye 8, hole 22, outside 341, outside!bounce 34, outside!cocked 1, outside!knee 8, section1 142, section1!bounce 6, section2 43, section2!bounce 2, section3 55, section4 42, section4!bounce 1, section5 32, section5!bounce 1',
        clumsy:
          'bone 60, bone!bounce 3, bullseye 13, hole 27, hole!bounce 1, hole!cocked 1, outside 349, outside!bounce 32, outside!knee 14, section1 144, section1!bounce 5, section2 47, section2!bounce 1, section3 45, section4 37, section5 21',
      },
      bushes: {
        floor:
          'bone 17, bone!bounce 2, bullseye 4, hole 7, outside 48, outside!bounce 1, outside!bounce!thorns 1, outside!cocked 1, outside!thorns 11, section1 13, section1!bounce 2, section1!thorns 12, section2 10, section2!thorns 1, section3 9, section4 11, section4!bounce 1, section5 9',
        good: 'bone 23, bone!bounce 1, bullseye 4, hole 2, outside 45, outside!bounce 7, outside!bounce!thorns 1, outside!thorns 10, section1 13, section1!thorns 5, section2 13, section2!thorns 1, section3 11, section4 13, section4!bounce 1, section5 10',
        average:
          'bone 19, bone!bounce 2, bullseye 2, hole 6, outside 53, outside!bounce 5, outside!bounce!thorns 2, outside!knee 3, outside!thorns 15, section1 12, section1!bounce 1, section1!thorns 4, section2 12, section2!thorns 1, section3 7, section4 6, section5 10',
        clumsy:
          'bone 27, bone!bounce 1, hole 3, outside 65, outside!bounce 3, outside!bounce!thorns 1, outside!knee 5, outside!thorns 14, section1 16, section1!thorns 8, section2 2, section3 7, section4 3, section5 5',
      },
      crowded: {
        floor:
          'bone 9, bullseye 1, hole 6, outside 60, outside!bounce 4, section1 29, section1!bounce 2, section2 6, section3 18, section4 10, section5 3',
        good: 'bone 5, bullseye 3, hole 8, outside 61, outside!bounce 3, section1 38, section1!bounce 5, section2 10, section2!cocked 1, section3 15, section4 10, section5 7',
        average:
          'bone 9, bone!bounce 1, bullseye 1, hole 3, outside 43, outside!bounce 5, outside!knee 3, section1 23, section2 10, section2!bounce 1, section3 6, section3!bounce 1, section4 4, section5 2',
        clumsy:
          'bone 4, bullseye 1, hole 5, outside 53, outside!bounce 4, outside!knee 3, section1 8, section1!bounce 2, section2 4, section3 10, section4 4, section5 2',
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
          'bone 5, bullseye 167, bullseye!cocked 2, hole 77, hole!cocked 3, outside 4, section1 22, section2 27, section3 50, section4 144, section5 298, section5!cocked 1',
        good: 'bone 31, bullseye 52, bullseye!cocked 1, hole 94, hole!bounce 2, outside 59, outside!bounce 2, section1 59, section1!bounce 2, section2 83, section2!bounce 2, section3 112, section3!bounce 1, section4 146, section4!bounce 2, section4!cocked 1, section5 150, section5!bounce 1',
        average:
          'bone 31, bullseye 20, bullseye!bounce 1, hole 60, hole!bounce 4, hole!cocked 1, outside 158, outside!bounce 20, section1 106, section1!bounce 15, section2 83, section2!bounce 6, section3 120, section3!bounce 6, section4 96, section4!bounce 7, section5 65, section5!bounce 1',
        clumsy:
          'bone 50, bone!bounce 8, bullseye 10, bullseye!bounce 1, hole 43, hole!bounce 4, outside 278, outside!bounce 59, section1 87, section1!bounce 24, section2 68, section2!bounce 12, section3 63, section3!bounce 11, section4 47, section4!bounce 2, section5 29, section5!bounce 4',
      },
      bushes: {
        floor:
          'bullseye 33, hole 15, outside 2, outside!thorns 1, section1 3, section1!thorns 1, section2 4, section3 14, section4 24, section5 63',
        good: 'bone 4, bullseye 11, hole 16, outside 8, outside!bounce 1, outside!thorns 3, section1 12, section1!thorns 6, section2 18, section2!bounce 1, section3 23, section4 30, section5 27',
        average:
          'bone 9, bullseye 5, hole 5, hole!bounce 3, hole!thorns 1, outside 21, outside!bounce 4, outside!thorns 2, section1 15, section1!thorns 9, section1!thorns!cocked 1, section2 24, section2!thorns 2, section3 23, section3!bounce 3, section4 19, section4!bounce 2, section4!thorns 1, section5 10, section5!bounce 1',
        clumsy:
          'bone 7, bullseye 1, hole 3, hole!thorns 2, outside 44, outside!bounce 13, outside!bounce!thorns 1, outside!thorns 10, section1 15, section1!bounce 3, section1!bounce!thorns 1, section1!thorns 9, section2 18, section2!bounce 3, section2!thorns 1, section3 9, section3!bounce 1, section3!thorns 2, section4 4, section4!bounce 1, section4!thorns 1, section5 9, section5!bounce 2',
      },
      crowded: {
        floor:
          'bone 3, bullseye 41, bullseye!cocked 1, hole 24, hole!cocked 1, outside 1, section1 4, section2 7, section3 18, section4 101, section4!cocked 1, section5 97, section5!cocked 1',
        good: 'bone 2, bullseye 28, bullseye!cocked 2, hole 30, outside 10, section1 24, section2 15, section3 42, section4 67, section5 65',
        average:
          'bone 12, bone!bounce 3, bullseye 5, bullseye!bounce 1, hole 22, hole!bounce 1, outside 31, outside!bounce 10, section1 26, section1!bounce 7, section2 25, section2!bounce 5, section3 45, section3!bounce 1, section4 30, section4!bounce 1, section5 17, section5!bounce 1',
        clumsy:
          'bone 8, bone!bounce 1, bullseye 3, hole 6, hole!bounce 1, hole!cocked 1, outside 32, outside!bounce 12, section1 20, section1!bounce 2, section2 16, section3 6, section3!bounce 1, section4 6, section4!bounce 1, section5 10, section5!bounce 1',
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
        floor:
          'bullseye 59, hole 114, hole!cocked 1, section1 1, section2 5, section3 34, section3!bounce 1, section4 286, section4!cocked 3, section5 291, section5!bounce 3, section5!cocked 2',
        good: 'bullseye 47, bullseye!bounce 1, hole 104, hole!bounce 1, hole!cocked 3, section2 6, section2!bounce 1, section3 63, section3!bounce 1, section3!cocked 1, section4 287, section4!bounce 6, section4!cocked 1, section5 275, section5!bounce 2, section5!cocked 1',
        average:
          'bone!bounce 4, bullseye 31, bullseye!bounce 1, hole 66, hole!bounce 3, hole!cocked 3, outside!bounce 22, section1 12, section1!bounce 36, section2 49, section2!bounce 29, section3 161, section3!bounce 7, section3!cocked 2, section4 199, section4!bounce 7, section5 165, section5!bounce 3',
        clumsy:
          'bone 10, bone!bounce 15, bone!bounce!ramp 1, bullseye 11, bullseye!bounce 4, hole 46, hole!bounce 6, hole!bounce!cocked 1, hole!cocked 1, outside 31, outside!bounce 49, outside!bounce!ramp 4, section1 47, section1!bounce 39, section1!bounce!ramp 10, section2 120, section2!bounce 28, section2!bounce!ramp 7, section3 125, section3!bounce 27, section3!bounce!ramp 3, section4 114, section4!bounce 16, section5 62, section5!bounce 23',
      },
      bushes: {
        floor:
          'bullseye 8, hole 24, section2 1, section3 8, section4 61, section4!bounce 1, section4!cocked 2, section5 53, section5!bounce 1, section5!cocked 1',
        good: 'bullseye 14, hole 18, section1!bounce 1, section2 3, section3 16, section3!bounce 2, section4 58, section4!bounce 2, section5 45, section5!bounce 1',
        average:
          'bone 1, bone!bounce 3, bullseye 9, hole 18, outside!bounce 3, section1 4, section1!bounce 9, section2 3, section2!bounce 3, section3 30, section3!bounce 2, section4 38, section4!bounce 1, section5 36',
        clumsy:
          'bone 4, bone!bounce 1, bullseye 3, bullseye!bounce 5, hole 18, hole!bounce 2, outside 8, outside!bounce 10, outside!bounce!ramp!thorns 2, outside!thorns 1, section1 8, section1!bounce 10, section1!bounce!ramp!thorns 1, section1!bounce!thorns 4, section1!thorns 1, section2 21, section2!bounce 5, section2!bounce!thorns 1, section3 19, section3!bounce 5, section3!bounce!ramp 1, section4 18, section4!bounce 2, section5 9, section5!bounce 1',
      },
      crowded: {
        floor:
          'bullseye 6, hole 22, hole!bounce 1, section2 7, section3 125, section3!cocked 3, section4 107, section4!bounce 2, section4!cocked 2, section5 25',
        good: 'bullseye 4, hole 39, hole!bounce 1, section2 5, section2!bounce 1, section3 106, section3!bounce 1, section3!cocked 2, section4 111, section4!cocked 3, section5 26, section5!cocked 1',
        average:
          'bone!bounce 4, bullseye 2, hole 17, hole!cocked 1, outside!bounce 10, section1 4, section1!bounce 14, section2 35, section2!bounce 6, section3 102, section3!bounce 3, section3!cocked 1, section4 72, section4!cocked 1, section5 20',
        clumsy:
          'bone 4, bone!bounce 6, bullseye 1, hole 12, hole!bounce 4, outside 10, outside!bounce 10, outside!bounce!ramp 1, section1 28, section1!bounce 23, section1!bounce!ramp 6, section2 54, section2!bounce 11, section2!bounce!ramp 2, section3 43, section3!bounce 6, section3!bounce!ramp 2, section4 39, section4!bounce 8, section4!bounce!ramp 1, section5 11, section5!bounce 1',
      },
    },
    wood: {
      aim: {
        kind: 'throw',
        die: 'white',
        az: 1140,
        side: 0,
        vf: 1745,
        vu: -523,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -56,
        yaw: 0,
        grip: 'flat',
        t: 1777,
        styles: [],
        r: 451,
        y: 121,
      },
      landings: {
        floor:
          'bone!bounce 1, bullseye 401, bullseye!bounce 1, bullseye!bounce!cocked 1, bullseye!cocked 4, hole 338, hole!bounce 10, hole!cocked 7, section1 3, section1!bounce 2, section2 20, section2!bounce 4, section3 117, section3!bounce 6, section4 510, section4!bounce 18, section4!cocked 3, section5 928, section5!bounce 20, section5!cocked 6',
        good: 'bone 1, bone!bounce 1, bullseye 348, bullseye!bounce 5, bullseye!cocked 1, hole 304, hole!bounce 8, hole!cocked 3, outside!bounce 4, section1 17, section1!bounce 7, section2 62, section2!bounce 7, section3 227, section3!bounce 4, section4 472, section4!bounce 4, section4!cocked 1, section5 911, section5!bounce 11, section5!cocked 2',
        average:
          'bone 17, bone!bounce 8, bullseye 234, bullseye!bounce 9, hole 287, hole!bounce 9, hole!cocked 4, outside 26, outside!bounce 11, section1 69, section1!bounce 14, section2 137, section2!bounce 6, section3 337, section3!bounce 18, section4 552, section4!bounce 16, section4!cocked 2, section5 624, section5!bounce 20',
        clumsy:
          'bone 112, bone!bounce 27, bullseye 42, bullseye!bounce 7, hole 118, hole!bounce 24, hole!bounce!cocked 1, outside 588, outside!bounce 167, section1 280, section1!bounce 74, section1!cocked 1, section2 238, section2!bounce 46, section3 241, section3!bounce 60, section4 213, section4!bounce 27, section5 111, section5!bounce 23',
      },
      bushes: {
        floor:
          'bone 1, bullseye 92, bullseye!cocked 1, hole 60, section1 2, section2 2, section3 40, section3!bounce 1, section4 151, section4!bounce 3, section5 240, section5!bounce 7',
        good: 'bone 1, bullseye 78, bullseye!bounce 1, hole 74, hole!bounce 1, outside!bounce 3, section1 13, section1!bounce 1, section2 23, section2!bounce 3, section3 44, section4 148, section4!bounce 3, section5 204, section5!bounce 3',
        average:
          'bone 4, bone!bounce 5, bullseye 69, hole 70, hole!bounce 1, hole!cocked 1, outside 4, outside!bounce 1, section1 20, section1!bounce 4, section1!thorns 6, section2 38, section2!bounce 1, section3 90, section3!bounce 2, section4 110, section4!bounce 8, section5 155, section5!bounce 11',
        clumsy:
          'bone 22, bone!bounce 5, bone!thorns 1, bullseye 6, bullseye!bounce!thorns 1, hole 26, hole!bounce 5, hole!cocked 1, hole!thorns 3, outside 101, outside!bounce 26, outside!bounce!thorns 1, outside!thorns 45, section1 60, section1!bounce 18, section1!bounce!thorns 6, section1!thorns 27, section2 52, section2!bounce 11, section2!thorns 6, section3 60, section3!bounce 9, section3!thorns 4, section4 55, section4!bounce 10, section4!bounce!thorns 1, section4!thorns 2, section5 30, section5!bounce 6',
      },
      crowded: {
        floor:
          'bullseye 10, bullseye!cocked 1, hole 23, hole!bounce 1, hole!cocked 1, section1 1, section2 7, section3 53, section3!bounce 1, section4 116, section4!bounce 5, section4!cocked 2, section5 67, section5!bounce 2, section5!cocked 10',
        good: 'bullseye 19, hole 33, hole!bounce 1, hole!cocked 1, section1 5, section1!bounce 1, section2 7, section2!bounce 1, section3 30, section3!bounce 3, section4 98, section4!bounce 5, section4!cocked 1, section5 93, section5!cocked 2',
        average:
          'bone 1, bullseye 23, bullseye!bounce 1, bullseye!cocked 1, hole 28, hole!bounce 4, outside!bounce 2, section1 6, section1!bounce 1, section2 20, section2!bounce 1, section3 43, section4 82, section4!bounce 3, section5 79, section5!bounce 3',
        clumsy:
          'bone 6, bone!bounce 2, bullseye 5, hole 8, hole!bounce 2, hole!cocked 1, outside 40, outside!bounce 8, section1 17, section1!bounce 4, section2 26, section2!bounce 2, section3 21, section3!bounce 2, section4 10, section4!bounce 1, section5 15, section5!bounce 1',
      },
    },
  },
  fair: {
    'big chalice': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['chalice'],
        az: 2436,
        r: 620,
        y: 169,
        side: 0,
        vf: 0,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1787,
        grip: 'flat',
        cup: { tau: 166, tilt: 82, travel: 89, lift: -3 },
      },
      landings: {
        floor:
          'bone 1, bullseye 18, bullseye!bounce 4, section1 12, section1!bounce 1, section2 5, section2!bounce 3, section2!cocked 1, section3 80, section3!bounce 3, section3!bounce!cocked 1, section4 25, section4!bounce 4, section5 2',
        good: 'bone 4, bullseye 8, bullseye!bounce 1, outside 1, section1 22, section1!bounce 2, section2 9, section3 53, section3!bounce 4, section3!cocked 4, section4 42, section4!bounce 4, section5 6',
        average:
          'bone 3, bone!bounce 1, bullseye 8, bullseye!bounce 1, outside 8, outside!bounce 2, section1 29, section1!bounce 6, section1!cocked 1, section2 21, section2!bounce 1, section3 43, section3!bounce 6, section3!cocked 1, section4 18, section4!bounce 3, section4!cocked 2, section5 5, section5!bounce 1',
        clumsy:
          'bone 3, bullseye 3, outside 45, outside!bounce 14, section1 27, section1!bounce 4, section2 13, section2!bounce 4, section3 32, section3!bounce 4, section4 8, section5 1, section5!bounce 2',
      },
    },
    'big dancing': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['dancing'],
        az: 3078,
        r: 470,
        y: 147,
        side: 0,
        vf: 1740,
        vu: -748,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -90,
        yaw: 3,
        t: 1785,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 18, bullseye!cocked 1, section1 19, section2 26, section2!cocked 1, section3 71, section3!bounce 2, section3!cocked 2, section4 10, section4!cocked 1, section5 9',
        good: 'bone 3, bullseye 19, outside!bounce 1, section1 33, section2 21, section3 65, section3!cocked 1, section4 14, section4!bounce 1, section5 2',
        average:
          'bone 6, bullseye 6, outside 15, outside!bounce 1, section1 44, section1!bounce 3, section2 11, section2!bounce 2, section3 46, section3!bounce 1, section3!bounce!cocked 1, section4 16, section4!bounce 1, section4!cocked 1, section5 5, section5!bounce 1',
        clumsy:
          'bone 3, bone!bounce 1, bullseye 5, bullseye!dancing 1, outside 58, outside!bounce 7, outside!bounce!dancing 1, outside!dancing 9, section1 19, section1!bounce 2, section1!bounce!dancing 1, section1!dancing 3, section2 9, section2!bounce 2, section3 26, section3!bounce 3, section4 8, section4!bounce 1, section5 1',
      },
    },
    'big diceSpin': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['diceSpin'],
        az: 3038,
        r: 471,
        y: 49,
        side: 0,
        vf: 1500,
        vu: 289,
        vs: 0,
        wx: 0,
        wy: 556,
        wz: 0,
        yaw: 12,
        t: 1778,
        grip: 'corner',
      },
      landings: {
        floor:
          'bone 3, bullseye 12, section1 43, section2 26, section3 59, section3!cocked 2, section4 10, section5 5',
        good: 'bone 1, bullseye 7, outside 2, section1 40, section2 20, section2!cocked 1, section3 71, section3!cocked 2, section4 8, section5 7, section5!cocked 1',
        average:
          'bone 8, bullseye 8, outside 11, outside!diceSpin 2, section1 39, section1!cocked 3, section2 12, section2!cocked 1, section3 49, section3!bounce 4, section3!cocked 2, section3!diceSpin 2, section4 14, section5 5',
        clumsy:
          'bone 13, bone!bounce 2, bone!bounce!diceSpin 2, bullseye 1, outside 25, outside!bounce 5, outside!bounce!diceSpin 5, outside!diceSpin 2, section1 35, section1!bounce 5, section1!diceSpin 2, section2 4, section2!bounce 4, section2!cocked 1, section2!diceSpin 1, section3 36, section3!bounce 2, section3!bounce!diceSpin 1, section3!cocked 1, section3!diceSpin 1, section4 7, section4!bounce 3, section5 2',
      },
    },
    'big flick': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['flick'],
        az: 0,
        r: 600,
        y: 16,
        side: 0,
        vf: 1000,
        vu: 586,
        vs: 4,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1784,
        grip: 'flat',
        finger: { power: 1848, hitY: 6, hitZ: -1 },
      },
      landings: {
        floor:
          'bone 1, bone!bounce 2, bullseye 6, bullseye!bounce 3, outside 5, outside!bounce 8, section1 33, section1!bounce 16, section2 16, section2!bounce 5, section3 45, section3!bounce 9, section4 4, section5 7',
        good: 'bone 1, bullseye 8, bullseye!bounce 1, outside 13, outside!bounce 9, section1 25, section1!bounce 23, section2 20, section2!bounce 13, section3 34, section3!bounce 9, section4 2, section4!bounce 2',
        average:
          'bone 2, bone!bounce 1, bullseye 9, bullseye!bounce 2, outside 11, outside!bounce 9, section1 34, section1!bounce 16, section2 13, section2!bounce 7, section2!bounce!cocked 1, section3 27, section3!bounce 13, section3!bounce!cocked 1, section3!cocked 1, section4 8, section4!bounce 1, section5 3, section5!bounce 1',
        clumsy:
          'bone 1, bone!bounce 1, bullseye 12, bullseye!bounce 3, outside 17, outside!bounce 5, section1 32, section1!bounce 21, section2 14, section2!bounce 2, section2!cocked 2, section3 31, section3!bounce 5, section3!bounce!cocked 1, section4 8, section4!bounce 2, section5 1, section5!bounce 2',
      },
    },
    'big gate': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['gate'],
        az: 1572,
        r: 467,
        y: 104,
        side: 0,
        vf: 2044,
        vu: -1200,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -61,
        yaw: 2,
        t: 1770,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 27, bullseye!bounce 4, section1 7, section1!bounce 1, section1!cocked 1, section2 2, section3 72, section3!bounce 19, section4 21, section4!bounce 1, section4!cocked 1, section5 2, section5!bounce 2',
        good: 'bullseye 18, bullseye!bounce 2, outside 1, section1 10, section1!bounce 1, section2 2, section2!bounce 1, section2!bounce!cocked 1, section3 73, section3!bounce 16, section3!cocked 1, section4 27, section4!bounce 3, section4!cocked 1, section5 3',
        average:
          'bone 4, bullseye 1, bullseye!bounce 2, bullseye!cocked 1, hole!cocked 1, outside 16, outside!bounce 3, outside!bounce!gate 6, outside!gate 61, section1 13, section1!bounce 3, section2 1, section2!bounce 2, section3 21, section3!bounce 6, section4 16, section4!bounce 1, section4!cocked 1, section5!cocked 1',
        clumsy:
          'bone 1, bone!bounce 2, bone!gate 1, bullseye 1, bullseye!bounce 1, outside 13, outside!bounce 5, outside!bounce!gate 23, outside!gate 80, section1 10, section1!bounce!gate 1, section1!gate 2, section2 4, section3 10, section3!cocked 1, section3!gate 1, section4 3, section5 1',
      },
    },
    'big hip': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['hip'],
        az: 3567,
        r: 600,
        y: 108,
        side: 0,
        vf: 1740,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1776,
        grip: 'flat',
        hip: 'start',
      },
      landings: {
        floor:
          'bone 1, bone!bounce 2, bullseye 10, bullseye!bounce 5, hole!bounce!cocked 1, section1 22, section1!bounce 13, section2 3, section2!bounce 2, section3 26, section3!bounce 26, section3!bounce!cocked 1, section3!cocked 1, section4 29, section4!bounce 12, section5 3, section5!bounce 3',
        good: 'bone 2, bone!bounce 5, bullseye 7, bullseye!bounce 5, outside!bounce 1, section1 15, section1!bounce 14, section2 11, section2!bounce 8, section2!bounce!cocked 1, section3 30, section3!bounce 23, section4 22, section4!bounce 10, section4!cocked 1, section5 2, section5!bounce 3',
        average:
          'bone 5, bone!bounce 4, bullseye 5, bullseye!bounce 2, hole!bounce!cocked 1, outside 2, outside!bounce 4, section1 22, section1!bounce 18, section2 10, section2!bounce 11, section3 28, section3!bounce 23, section4 17, section4!bounce 7, section5 1',
        clumsy:
          'bone 7, bone!bounce 4, bullseye 2, bullseye!bounce 2, outside 15, outside!bounce 9, section1 30, section1!bounce 16, section2 7, section2!bounce 4, section3 23, section3!bounce 20, section3!bounce!cocked 1, section3!cocked 1, section4 9, section4!bounce 9, section5!bounce 1',
      },
    },
    'big knee': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['knee'],
        az: 1006,
        r: 680,
        y: 229,
        side: 0,
        vf: 1044,
        vu: -2285,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -61,
        yaw: 0,
        t: 1774,
        grip: 'flat',
        knee: 'touch',
      },
      landings: {
        floor:
          'bone 5, bone!bounce 2, bullseye 3, bullseye!bounce 1, hole 1, outside 31, outside!bounce 6, section1 52, section1!bounce 3, section2 3, section2!bounce 2, section3 35, section3!bounce 1, section4 12, section4!bounce 1, section5 2',
        good: 'bone 11, bone!bounce 2, bullseye 4, outside 26, outside!bounce 9, section1 45, section1!bounce 7, section2 6, section3 32, section3!bounce 2, section4 10, section4!bounce 1, section5 4, section5!cocked 1',
        average:
          'bone 5, bullseye 6, outside 39, outside!bounce 4, outside!knee 1, section1 35, section1!bounce 6, section2 6, section2!bounce 2, section3 36, section3!bounce 3, section3!cocked 1, section4 12, section5 3, section5!bounce 1',
        clumsy:
          'bone 9, bone!bounce 1, bullseye 1, bullseye!bounce 1, hole 1, outside 43, outside!bounce 4, outside!knee 1, section1 40, section1!bounce 1, section2 14, section2!bounce 1, section3 25, section3!bounce 2, section4 11, section4!bounce 2, section4!cocked 1, section5 2',
      },
    },
    'big oneEye': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['oneEye'],
        az: 2017,
        r: 553,
        y: 305,
        side: 29,
        vf: 1131,
        vu: 178,
        vs: 12,
        wx: 0,
        wy: 0,
        wz: 100,
        yaw: 4,
        t: 1770,
        grip: 'flat',
        eye: 'right',
      },
      landings: {
        floor:
          'bone 26, bone!bounce 2, bullseye 1, outside 10, section1 72, section1!bounce 1, section1!cocked 2, section2 13, section3 20, section3!cocked 1, section4 12',
        good: 'bone 24, bone!bounce 1, bullseye 1, outside 15, section1 54, section1!bounce 7, section2 16, section2!cocked 2, section3 26, section3!bounce 1, section4 13',
        average:
          'bone 11, bone!bounce 2, bullseye 3, hole!cocked 1, outside 20, outside!bounce 6, section1 50, section1!bounce 10, section1!cocked 1, section2 14, section2!bounce 1, section3 24, section3!bounce 1, section4 13, section4!bounce 1, section5 2',
        clumsy:
          'bone 9, bone!bounce 3, bullseye 1, outside 48, outside!bounce 14, section1 29, section1!bounce 8, section2 3, section2!bounce 6, section3 14, section3!bounce 5, section4 15, section4!bounce 2, section4!cocked 1, section5 1, section5!bounce 1',
      },
    },
    'big ramp': {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: ['ramp'],
        az: 1523,
        r: 620,
        y: 0,
        side: 0,
        vf: 1000,
        vu: 0,
        vs: -3,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1783,
        grip: 'flat',
        finger: { power: 1966, hitY: 0, hitZ: 0 },
      },
      landings: {
        floor:
          'bullseye 28, hole 1, hole!cocked 1, section1 23, section1!bounce 6, section2 1, section2!bounce 1, section3 54, section3!bounce 4, section4 32, section4!bounce 9',
        good: 'bone 1, bone!bounce 2, bullseye 27, hole!cocked 1, section1 29, section1!bounce 3, section1!bounce!cocked 1, section1!cocked 2, section2 1, section2!bounce 3, section2!bounce!cocked 1, section3 42, section3!bounce 3, section3!cocked 1, section4 31, section4!bounce 11, section4!bounce!cocked 1',
        average:
          'bone 1, bone!bounce 4, bullseye 4, bullseye!cocked 1, hole!bounce!cocked 1, hole!cocked 1, section1 51, section1!bounce 12, section2 10, section2!bounce 2, section2!cocked 1, section3 30, section3!bounce 2, section4 32, section4!bounce 6, section4!cocked 1, section5!bounce 1',
        clumsy:
          'bone 2, bone!bounce 5, bone!bounce!ramp 1, bullseye 3, bullseye!bounce 2, outside 4, outside!bounce!ramp 2, section1 32, section1!bounce 19, section1!bounce!ramp 4, section2 15, section2!bounce 5, section3 17, section3!bounce 15, section3!cocked 1, section4 24, section4!bounce 8, section5 1',
      },
    },
    big: {
      aim: {
        kind: 'throw',
        die: 'big',
        styles: [],
        az: 1607,
        r: 480,
        y: 173,
        side: 0,
        vf: 1766,
        vu: -1123,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -41,
        yaw: 3,
        t: 1790,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 5, bone!bounce 3, bullseye 36, hole!cocked 1, outside 1, section1 89, section1!cocked 1, section2 7, section3 162, section3!bounce 4, section3!cocked 1, section4 78, section4!bounce 1, section4!cocked 2, section5 9',
        good: 'bone 5, bone!bounce 6, bullseye 28, bullseye!bounce 1, outside!bounce 3, section1 93, section1!bounce 2, section1!cocked 2, section2 15, section2!bounce 1, section3 140, section3!bounce 4, section3!bounce!cocked 1, section3!cocked 3, section4 79, section4!cocked 2, section5 14, section5!cocked 1',
        average:
          'bone 6, bone!bounce 1, bullseye 25, bullseye!bounce 3, outside 2, outside!bounce 1, section1 81, section1!bounce 6, section1!cocked 1, section2 27, section2!bounce 2, section2!cocked 1, section3 149, section3!bounce 3, section3!cocked 3, section4 75, section4!bounce 3, section5 9, section5!cocked 2',
        clumsy:
          'bone 26, bone!bounce 2, bullseye 6, hole!cocked 1, outside 121, outside!bounce 14, section1 82, section1!bounce 6, section2 26, section2!bounce 2, section2!cocked 1, section3 70, section3!bounce 4, section4 26, section4!bounce 3, section5 7, section5!bounce 2, section5!cocked 1',
      },
      bushes: {
        floor:
          'bone 1, bone!bounce 1, bullseye 20, bullseye!bounce 1, section1 25, section1!cocked 1, section2 4, section2!cocked 1, section3 33, section3!bounce 1, section4 30, section4!bounce 2',
        good: 'bone 1, bullseye 14, section1 18, section1!thorns 1, section2 7, section3 51, section4 22, section4!cocked 3, section5 1, section5!bounce 2',
        average:
          'bone 3, bullseye 10, bullseye!bounce 1, outside 2, section1 24, section1!bounce 2, section1!thorns 3, section2 7, section3 44, section3!bounce 1, section3!bounce!cocked 1, section3!cocked 1, section4 18, section5 3',
        clumsy:
          'bone 3, bone!bounce 1, bone!thorns 1, bullseye 2, outside 27, outside!bounce 6, outside!thorns 13, section1 16, section1!bounce!thorns 1, section1!thorns 5, section2 12, section2!bounce 1, section2!thorns 1, section3 20, section3!bounce 3, section3!thorns 3, section4 2, section4!bounce 1, section5 2',
      },
    },
    'lead chalice': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['chalice'],
        az: 3245,
        r: 620,
        y: 171,
        side: 0,
        vf: 0,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1771,
        grip: 'flat',
        cup: { tau: 172, tilt: 77, travel: 96, lift: 27 },
      },
      landings: {
        floor:
          'bullseye 21, bullseye!cocked 1, hole 2, section2 38, section2!bounce 1, section2!cocked 1, section3 53, section3!bounce 2, section4 11, section5 26, section5!bounce 3, section5!cocked 1',
        good: 'bone 2, bone!bounce 1, bullseye 12, bullseye!bounce 2, bullseye!cocked 1, hole!bounce 1, outside 6, outside!bounce 5, section1 8, section1!bounce 3, section2 32, section2!bounce 5, section2!cocked 2, section3 44, section3!bounce 4, section4 19, section4!bounce 1, section5 10, section5!bounce 1, section5!bounce!cocked 1',
        average:
          'bone 3, bone!bounce 3, bullseye 6, bullseye!bounce 4, hole 5, hole!bounce 4, outside 28, outside!bounce 8, section1 11, section1!bounce 7, section2 18, section2!bounce 3, section3 27, section3!bounce 10, section4 13, section4!bounce 7, section5 3',
        clumsy:
          'bone 2, bone!bounce 5, bullseye!bounce 1, hole 3, hole!bounce 1, outside 53, outside!bounce 19, outside!bounce!chalice 6, section1 9, section1!bounce 7, section2 8, section2!bounce 4, section3 19, section3!bounce 10, section4 3, section4!bounce 8, section5 1, section5!bounce 1',
      },
    },
    'lead dancing': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['dancing'],
        az: 2411,
        r: 530,
        y: 131,
        side: 0,
        vf: 1847,
        vu: -692,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 93,
        yaw: 3,
        t: 1790,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 7, bullseye 16, bullseye!bounce 1, hole 6, hole!bounce 2, outside 1, section1 17, section2 10, section2!bounce 4, section3 53, section3!bounce 4, section3!cocked 1, section4 25, section4!bounce 7, section5 5, section5!bounce 1',
        good: 'bone 5, bullseye 15, bullseye!bounce 2, hole 4, outside 3, section1 18, section1!bounce 1, section2 14, section2!bounce 2, section3 64, section3!bounce 2, section4 19, section4!bounce 5, section5 5, section5!bounce 1',
        average:
          'bone 11, bone!bounce 2, bullseye 7, bullseye!bounce 3, hole 5, outside 27, outside!bounce 2, section1 31, section1!bounce 2, section2 14, section3 31, section3!bounce 4, section4 17, section5 4',
        clumsy:
          'bone 3, bone!bounce 1, bullseye 1, hole 8, hole!bounce!dancing 1, outside 68, outside!bounce 24, outside!dancing 9, section1 9, section1!bounce 1, section1!dancing 3, section2 5, section3 13, section3!dancing 1, section4 10, section4!bounce 1, section5 1, section5!bounce 1',
      },
    },
    'lead diceSpin': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['diceSpin'],
        az: 2124,
        r: 465,
        y: 54,
        side: 0,
        vf: 1328,
        vu: -69,
        vs: 0,
        wx: 0,
        wy: 695,
        wz: 0,
        yaw: 35,
        t: 1773,
        grip: 'corner',
      },
      landings: {
        floor:
          'bone 1, bone!diceSpin 1, bullseye!diceSpin 1, hole 1, outside 13, outside!diceSpin 7, section1 53, section1!bounce 1, section1!bounce!diceSpin 1, section1!cocked 1, section1!diceSpin 45, section2 8, section2!diceSpin 8, section3 10, section3!diceSpin 6, section4!diceSpin 1, section5 1, section5!diceSpin!cocked 1',
        good: 'bone!diceSpin 3, hole!diceSpin 4, outside 5, outside!bounce!diceSpin 2, outside!diceSpin 19, section1 45, section1!bounce 1, section1!diceSpin 21, section2 13, section2!bounce!diceSpin 1, section2!diceSpin 9, section3 15, section3!diceSpin 10, section4 3, section4!bounce 1, section4!bounce!diceSpin 1, section4!diceSpin 3, section5 1, section5!bounce!diceSpin 1, section5!diceSpin 2',
        average:
          'bone 5, bone!bounce!diceSpin 1, bone!diceSpin 4, hole 2, hole!diceSpin 1, outside 6, outside!bounce 1, outside!cocked 1, outside!diceSpin 24, section1 28, section1!bounce 2, section1!bounce!diceSpin 2, section1!diceSpin 29, section2 9, section2!bounce 4, section2!bounce!diceSpin 1, section2!diceSpin 7, section3 10, section3!bounce!diceSpin 3, section3!diceSpin 9, section4!diceSpin 6, section5 3, section5!diceSpin 2',
        clumsy:
          'bone 7, bone!bounce 1, bone!diceSpin 4, bullseye!diceSpin 1, hole 3, hole!diceSpin 5, outside 10, outside!bounce 1, outside!bounce!diceSpin 9, outside!diceSpin 48, section1 13, section1!bounce!diceSpin 1, section1!diceSpin 11, section2 5, section2!diceSpin 10, section3 9, section3!bounce 1, section3!bounce!diceSpin 2, section3!diceSpin 11, section4 2, section4!bounce!diceSpin 1, section4!diceSpin 1, section5 1, section5!diceSpin 3',
      },
    },
    'lead flick': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['flick'],
        az: 200,
        r: 600,
        y: 8,
        side: 0,
        vf: 1000,
        vu: 672,
        vs: 3,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1774,
        grip: 'flat',
        finger: { power: 1858, hitY: 10, hitZ: -1 },
      },
      landings: {
        floor:
          'bone 2, bone!bounce 10, bullseye 3, outside 2, outside!bounce 18, section1 9, section1!bounce 15, section2 28, section2!bounce 7, section2!cocked 1, section3 25, section3!bounce 3, section4 21, section4!bounce 10, section5 4, section5!bounce 2',
        good: 'bone 4, bone!bounce 8, bullseye 1, bullseye!bounce 1, hole 2, outside 6, outside!bounce 16, section1 16, section1!bounce 16, section2 25, section2!bounce 6, section3 24, section3!bounce 5, section4 18, section4!bounce 5, section5 7',
        average:
          'bone 8, bone!bounce 15, bullseye 7, bullseye!bounce 1, hole 4, outside 10, outside!bounce 27, section1 11, section1!bounce 14, section2 19, section2!bounce 5, section3 16, section3!bounce 5, section4 13, section4!bounce 1, section5 4',
        clumsy:
          'bone 4, bone!bounce 7, bone!bounce!cocked 1, bullseye 3, hole 1, outside 5, outside!bounce 16, outside!bounce!cocked 1, outside!cocked 1, section1 17, section1!bounce 24, section2 31, section2!bounce 6, section3 23, section3!bounce 4, section4 9, section4!bounce 2, section5 4, section5!bounce 1',
      },
    },
    'lead gate': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['gate'],
        az: 0,
        r: 506,
        y: 157,
        side: 0,
        vf: 1790,
        vu: -1200,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 51,
        yaw: 2,
        t: 1781,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 30, hole 2, outside 1, section1 10, section2 8, section3 86, section4 13, section5 10',
        good: 'bone 1, bullseye 40, bullseye!cocked 1, hole 2, outside 4, section1 10, section1!cocked 1, section2 8, section3 66, section3!cocked 1, section4 14, section4!cocked 2, section5 10',
        average:
          'bone 8, bullseye 8, hole 9, outside 20, outside!bounce 4, outside!bounce!gate 7, outside!gate 13, section1 15, section1!bounce 1, section2 11, section3 44, section4 13, section4!bounce 1, section5 6',
        clumsy:
          'bone 2, bullseye 1, bullseye!gate 1, hole 3, hole!cocked 1, hole!gate 1, outside 24, outside!bounce 11, outside!bounce!gate 20, outside!gate 50, section1 13, section1!gate 2, section2 8, section3 11, section3!bounce 1, section3!gate 4, section4 5, section4!bounce 1, section5 1',
      },
    },
    'lead hip': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['hip'],
        az: 1937,
        r: 600,
        y: 100,
        side: 0,
        vf: 1917,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1773,
        grip: 'flat',
        hip: 'start',
      },
      landings: {
        floor:
          'bone!bounce 1, bullseye 24, bullseye!bounce 2, hole 2, outside!bounce 1, section1 5, section1!bounce 9, section2 8, section2!bounce 3, section3 66, section3!bounce 13, section4 7, section5 17, section5!bounce 2',
        good: 'bone!bounce 2, bullseye 24, bullseye!bounce 2, hole 3, hole!bounce 2, section1 11, section1!bounce 13, section2 12, section2!bounce 1, section3 53, section3!bounce 6, section3!cocked 1, section4 13, section5 14, section5!bounce 3',
        average:
          'bone 3, bone!bounce 7, bullseye 9, bullseye!bounce 3, hole 8, hole!bounce 2, outside 2, outside!bounce 7, section1 16, section1!bounce 14, section2 16, section2!bounce 4, section2!cocked 1, section3 36, section3!bounce 11, section4 10, section4!bounce 2, section5 8, section5!bounce 1',
        clumsy:
          'bone 7, bone!bounce 6, bullseye 7, hole 5, hole!bounce 3, outside 16, outside!bounce 12, section1 18, section1!bounce 11, section2 15, section2!bounce 8, section3 21, section3!bounce 7, section4 13, section4!bounce 5, section5 4, section5!bounce 2',
      },
    },
    'lead knee': {
      aim: {
        kind: 'throw',
        die: 'lead',
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
          'bone 4, bone!bounce 1, bullseye 1, outside 91, outside!bounce 19, section1 28, section1!bounce 1, section2 2, section3 8, section3!bounce 1, section4 4',
        good: 'bone 7, bone!bounce 1, bullseye 1, bullseye!bounce 1, hole 1, outside 105, outside!bounce 7, outside!cocked 2, section1 25, section1!bounce 2, section2 1, section3 5, section4 2',
        average:
          'bone 8, bone!bounce 2, bullseye 1, outside 96, outside!bounce 17, outside!bounce!knee 1, outside!knee 1, section1 15, section1!bounce 6, section2 3, section3 8, section4 1, section5 1',
        clumsy:
          'bone 8, bone!bounce 3, bone!cocked 1, bullseye 2, hole 3, outside 91, outside!bounce 17, outside!cocked 2, outside!knee 4, section1 17, section1!bounce 2, section2 3, section3 5, section5 2',
      },
    },
    'lead oneEye': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['oneEye'],
        az: 2557,
        r: 546,
        y: 302,
        side: 37,
        vf: 1777,
        vu: -1972,
        vs: -31,
        wx: 0,
        wy: 0,
        wz: 54,
        yaw: 4,
        t: 1788,
        grip: 'flat',
        eye: 'right',
      },
      landings: {
        floor:
          'bone 13, bullseye 8, hole 9, outside 19, section1 20, section2 8, section3 47, section4 34, section5 2',
        good: 'bone 15, bullseye 9, hole 4, outside 30, outside!bounce 2, outside!cocked 1, section1 23, section2 13, section3 37, section3!bounce 1, section4 19, section5 6',
        average:
          'bone 10, bullseye 4, hole 3, hole!bounce 1, outside 56, outside!bounce 2, section1 13, section1!bounce 1, section2 15, section3 39, section3!bounce 1, section4 11, section5 4',
        clumsy:
          'bone 10, bullseye 6, hole 2, outside 80, outside!bounce 5, section1 12, section1!bounce 1, section2 6, section3 23, section3!bounce 1, section4 7, section5 7',
      },
    },
    'lead ramp': {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: ['ramp'],
        az: 1414,
        r: 620,
        y: 0,
        side: 0,
        vf: 1000,
        vu: 0,
        vs: 2,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1782,
        grip: 'flat',
        finger: { power: 1969, hitY: 0, hitZ: 0 },
      },
      landings: {
        floor:
          'bone 2, hole 1, section1 30, section2 7, section2!cocked 1, section3 11, section4 107, section4!cocked 1',
        good: 'bone 5, hole 5, section1 29, section2 15, section3 14, section4 85, section4!cocked 7',
        average:
          'bone 10, hole 12, outside 12, outside!cocked 1, section1 33, section2 27, section3 12, section3!cocked 1, section4 47, section4!cocked 3, section5 2',
        clumsy:
          'bone 13, bone!bounce 3, hole 4, hole!bounce 1, hole!bounce!ramp 1, outside 37, outside!bounce 3, outside!bounce!ramp 2, section1 24, section1!bounce 2, section1!bounce!ramp 1, section2 22, section3 24, section3!bounce 3, section4 15, section4!bounce 2, section5 3',
      },
    },
    lead: {
      aim: {
        kind: 'throw',
        die: 'lead',
        styles: [],
        az: 2431,
        r: 503,
        y: 149,
        side: 0,
        vf: 1503,
        vu: 8,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 27,
        yaw: 4,
        t: 1784,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 144, bullseye!cocked 1, hole 9, section1 14, section2 18, section2!bounce 2, section2!cocked 1, section3 137, section3!cocked 1, section4 57, section5 16',
        good: 'bone 1, bullseye 57, hole 14, outside!bounce 2, section1 27, section1!bounce 3, section2 44, section2!bounce 5, section3 141, section3!bounce 4, section3!cocked 1, section4 85, section4!bounce 4, section5 12',
        average:
          'bone 8, bone!bounce 9, bullseye 32, bullseye!bounce 1, hole 18, hole!bounce 5, outside 1, outside!bounce 6, section1 38, section1!bounce 9, section2 41, section2!bounce 8, section3 121, section3!bounce 17, section3!cocked 2, section4 58, section4!bounce 13, section5 12, section5!bounce 1',
        clumsy:
          'bone 23, bone!bounce 14, bullseye 6, bullseye!bounce 3, hole 4, hole!bounce 7, outside 92, outside!bounce 47, outside!bounce!cocked 1, section1 45, section1!bounce 20, section2 20, section2!bounce 12, section3 32, section3!bounce 22, section4 30, section4!bounce 13, section5 6, section5!bounce 3',
      },
      bushes: {
        floor:
          'bullseye 49, hole 3, section1 5, section2 3, section2!bounce 1, section3 35, section4 23, section5 1',
        good: 'bullseye 28, hole 8, section1 11, section1!bounce 1, section2 3, section2!bounce 1, section3 42, section3!bounce 1, section3!cocked 1, section4 18, section4!bounce 1, section5 5',
        average:
          'bone 4, bone!bounce 5, bone!cocked 1, bullseye 8, bullseye!bounce 1, hole 5, hole!bounce 1, hole!cocked 1, outside!bounce 1, section1 14, section1!bounce 3, section1!bounce!thorns 1, section2 5, section2!bounce 1, section2!cocked 1, section3 41, section3!bounce 4, section4 16, section4!bounce 2, section5 4, section5!bounce 1',
        clumsy:
          'bone 4, bone!bounce 4, bullseye 2, bullseye!bounce 2, hole 3, hole!bounce 1, hole!thorns 1, outside 28, outside!bounce 11, outside!cocked 1, outside!thorns 6, section1 9, section1!bounce 4, section1!bounce!thorns 2, section1!thorns 7, section2 5, section2!bounce 2, section2!bounce!thorns 1, section3 5, section3!bounce 3, section3!bounce!thorns 1, section4 10, section4!bounce 3, section5 3, section5!bounce 2',
      },
    },
    'rubber chalice': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['chalice'],
        az: 986,
        r: 620,
        y: 149,
        side: 0,
        vf: 0,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1776,
        grip: 'flat',
        cup: { tau: 190, tilt: 80, travel: 109, lift: 6 },
      },
      landings: {
        floor:
          'bone 3, bullseye 15, hole 4, outside 33, section1 22, section2 11, section3 49, section4 6, section5 17',
        good: 'bone 5, bone!bounce 1, bullseye 14, hole 1, outside 44, section1 20, section2 10, section3 47, section4 7, section5 11',
        average:
          'bone 6, bone!bounce 1, bullseye 4, bullseye!bounce 1, hole 6, outside 53, outside!bounce 7, section1 23, section1!bounce 3, section2 10, section3 38, section4 7, section5 1',
        clumsy:
          'bone 5, bone!bounce 1, hole 2, outside 77, outside!bounce 19, outside!bounce!chalice 2, section1 23, section1!bounce 2, section2 6, section2!bounce 1, section3 15, section3!bounce 2, section4 1, section4!bounce 2, section5 2',
      },
    },
    'rubber dancing': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['dancing'],
        az: 2894,
        r: 479,
        y: 152,
        side: 0,
        vf: 1482,
        vu: -832,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -51,
        yaw: 4,
        t: 1781,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 3, bullseye 11, hole 4, outside 4, section1 26, section2 16, section3 67, section4 7, section5 22',
        good: 'bone 2, bullseye 12, hole 4, outside 1, section1 22, section2 9, section3 69, section4 25, section5 16',
        average:
          'bone 11, bullseye 10, hole 5, hole!cocked 1, outside 23, section1 29, section2 14, section3 47, section4 14, section5 6',
        clumsy:
          'bone 10, bone!dancing 2, bullseye 2, hole 5, outside 69, outside!bounce 1, outside!dancing 10, section1 20, section1!dancing 3, section2 5, section3 19, section4 10, section5 4',
      },
    },
    'rubber diceSpin': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['diceSpin'],
        az: 1526,
        r: 512,
        y: 44,
        side: 0,
        vf: 1447,
        vu: -8,
        vs: 0,
        wx: 0,
        wy: 673,
        wz: 0,
        yaw: 0,
        t: 1785,
        grip: 'corner',
      },
      landings: {
        floor:
          'bone!diceSpin 1, bullseye 16, bullseye!diceSpin 16, hole 2, hole!diceSpin 1, outside 3, outside!diceSpin 2, section1 4, section1!diceSpin 9, section2 3, section2!diceSpin 2, section3 40, section3!cocked 1, section3!diceSpin 30, section4 8, section4!diceSpin 9, section5 7, section5!diceSpin 6',
        good: 'bone 4, bone!diceSpin 3, bullseye 18, bullseye!diceSpin 8, hole 1, hole!diceSpin 2, outside 2, outside!bounce!diceSpin 1, outside!diceSpin 2, section1 12, section1!diceSpin 9, section2 5, section2!diceSpin 4, section3 34, section3!diceSpin 24, section4 14, section4!diceSpin 9, section5 6, section5!diceSpin 2',
        average:
          'bone 4, bone!diceSpin 5, bullseye 7, bullseye!diceSpin 1, hole 3, hole!bounce 1, hole!diceSpin 3, outside 9, outside!bounce!diceSpin 2, outside!diceSpin 7, section1 26, section1!diceSpin 8, section2 10, section2!diceSpin 2, section3 28, section3!bounce!diceSpin 1, section3!diceSpin 17, section4 14, section4!diceSpin 3, section5 5, section5!diceSpin 4',
        clumsy:
          'bone 5, bone!diceSpin 4, bullseye 3, bullseye!diceSpin 2, hole 6, hole!diceSpin 1, outside 15, outside!bounce!diceSpin 4, outside!diceSpin 25, section1 18, section1!bounce!diceSpin 1, section1!diceSpin 9, section2 3, section2!diceSpin 5, section3 23, section3!bounce 1, section3!diceSpin 18, section4 8, section4!diceSpin 8, section5 1',
      },
    },
    'rubber flick': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['flick'],
        az: 2973,
        r: 600,
        y: 8,
        side: 0,
        vf: 1000,
        vu: 753,
        vs: -2,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1790,
        grip: 'flat',
        finger: { power: 1764, hitY: 15, hitZ: 1 },
      },
      landings: {
        floor:
          'bone 2, bone!bounce 1, bullseye 28, hole 1, outside 6, section1 12, section2 7, section3 82, section3!bounce 1, section4 6, section5 14',
        good: 'bone 2, bullseye 17, hole 7, outside 8, outside!bounce 2, section1 30, section2 14, section3 60, section4 8, section5 11, section5!bounce 1',
        average:
          'bone 4, bullseye 8, bullseye!bounce 1, hole 5, hole!bounce 1, outside 10, outside!bounce 2, section1 23, section2 17, section3 59, section4 12, section4!bounce 1, section5 17',
        clumsy:
          'bone 1, bullseye 10, bullseye!bounce 1, hole 1, outside 10, outside!bounce 1, section1 33, section2 18, section2!bounce 1, section3 63, section4 6, section5 15',
      },
    },
    'rubber gate': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['gate'],
        az: 3595,
        r: 482,
        y: 157,
        side: 0,
        vf: 1389,
        vu: -962,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -27,
        yaw: 4,
        t: 1777,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 4, bullseye 19, hole 5, outside 7, outside!gate 1, section1 10, section2 8, section3 64, section4 32, section5 10',
        good: 'bone 2, bullseye 20, hole 11, outside 2, outside!bounce 2, outside!gate 1, section1 27, section2 12, section3 47, section4 32, section5 4',
        average:
          'bone 6, bullseye 3, hole 5, outside 15, outside!gate 54, section1 21, section2 13, section3 28, section3!gate 1, section4 12, section5 2',
        clumsy:
          'bone 8, bone!gate 2, bullseye 3, hole 3, outside 16, outside!bounce!gate 5, outside!gate 81, section1 7, section1!bounce!gate 1, section1!gate 4, section2 3, section2!gate 2, section3 14, section3!gate 2, section4 4, section4!bounce!gate 1, section4!gate 2, section5 2',
      },
    },
    'rubber hip': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['hip'],
        az: 2227,
        r: 600,
        y: 100,
        side: 0,
        vf: 1579,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1776,
        grip: 'flat',
        hip: 'start',
      },
      landings: {
        floor:
          'bone 4, bullseye 21, hole 6, outside 3, section1 10, section2 13, section2!cocked 1, section3 67, section3!cocked 1, section4 18, section5 16',
        good: 'bone 13, bullseye 18, hole 5, outside 5, outside!bounce 2, section1 18, section2 6, section3 60, section4 21, section5 12',
        average:
          'bone 5, bullseye 6, hole 8, outside 16, outside!bounce 1, section1 25, section2 7, section3 57, section4 23, section5 11, section5!cocked 1',
        clumsy:
          'bone 13, bullseye 9, hole 4, outside 26, outside!bounce 4, section1 29, section2 12, section3 42, section4 19, section5 2',
      },
    },
    'rubber knee': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['knee'],
        az: 1006,
        r: 670,
        y: 232,
        side: 0,
        vf: 913,
        vu: -2256,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -64,
        yaw: 1,
        t: 1775,
        grip: 'flat',
        knee: 'touch',
      },
      landings: {
        floor:
          'bone 10, bullseye 1, hole 1, outside 78, outside!knee 9, section1 22, section2 5, section3 15, section4 11, section5 8',
        good: 'bone 14, bullseye 4, hole 4, outside 58, outside!knee 2, section1 26, section2 9, section3 21, section4 14, section5 8',
        average:
          'bone 5, bullseye 1, hole 2, outside 63, outside!knee 33, section1 19, section2 6, section3 20, section4 10, section5 1',
        clumsy:
          'bone 7, bullseye 2, hole 1, outside 68, outside!knee 31, section1 17, section1!knee 1, section2 8, section2!bounce 1, section3 12, section4 7, section5 5',
      },
    },
    'rubber oneEye': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['oneEye'],
        az: 970,
        r: 545,
        y: 297,
        side: -34,
        vf: 1282,
        vu: -250,
        vs: -85,
        wx: 0,
        wy: 0,
        wz: -23,
        yaw: 1,
        t: 1775,
        grip: 'flat',
        eye: 'left',
      },
      landings: {
        floor:
          'bone 3, bullseye 2, hole 13, outside 8, section1 36, section2 18, section3 38, section4 38, section5 4',
        good: 'bone 11, bullseye 4, hole 6, outside 21, section1 28, section2 16, section3 44, section4 23, section5 7',
        average:
          'bone 7, bullseye 6, hole 7, outside 57, outside!bounce 2, section1 32, section1!bounce 1, section2 10, section3 21, section4 13, section5 4',
        clumsy:
          'bone 8, bullseye 1, bullseye!bounce 1, hole 2, hole!bounce 1, outside 75, outside!bounce 8, section1 21, section1!bounce 1, section2 5, section2!bounce 2, section3 21, section4 11, section4!bounce 1, section5 2',
      },
    },
    'rubber ramp': {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: ['ramp'],
        az: 2121,
        r: 620,
        y: 0,
        side: 0,
        vf: 1000,
        vu: 0,
        vs: -2,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1782,
        grip: 'flat',
        finger: { power: 1816, hitY: 0, hitZ: -1 },
      },
      landings: {
        floor: 'bullseye 44, bullseye!cocked 1, section2 2, section3 74, section4 9, section5 30',
        good: 'bullseye 49, outside 1, section1 1, section2 2, section3 81, section4 9, section5 17',
        average:
          'bullseye 22, bullseye!cocked 1, section1 7, section2 18, section3 81, section3!cocked 1, section4 21, section5 9',
        clumsy:
          'bone 3, bullseye 10, hole 3, outside 1, outside!bounce!ramp 2, section1 36, section1!bounce!ramp 1, section1!cocked 1, section2 15, section2!bounce!ramp 1, section3 47, section3!bounce!ramp 1, section4 25, section4!bounce!ramp 1, section5 13',
      },
    },
    rubber: {
      aim: {
        kind: 'throw',
        die: 'rubber',
        styles: [],
        az: 1001,
        r: 453,
        y: 133,
        side: 0,
        vf: 1374,
        vu: -793,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -83,
        yaw: 4,
        t: 1778,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 1, bullseye 51, hole 9, section1 22, section2 42, section3 197, section4 35, section4!bounce 1, section5 42',
        good: 'bone 2, bullseye 48, hole 12, outside 2, section1 26, section1!cocked 1, section2 46, section3 184, section3!cocked 1, section4 47, section4!bounce 2, section4!cocked 1, section5 28',
        average:
          'bone 6, bullseye 20, hole 13, outside 15, section1 60, section2 59, section3 149, section3!bounce 1, section4 43, section5 33, section5!cocked 1',
        clumsy:
          'bone 29, bullseye 10, bullseye!bounce 1, hole 12, outside 112, outside!bounce 4, section1 82, section1!bounce 2, section1!cocked 1, section2 20, section3 68, section4 44, section5 15',
      },
      bushes: {
        floor:
          'bone 1, bullseye 12, hole 4, section1 12, section1!bounce 1, section2 3, section3 56, section4 21, section5 10',
        good: 'bone 2, bullseye 12, hole 6, outside 1, section1 16, section2 8, section3 45, section4 22, section5 8',
        average: 'bullseye 7, hole 12, outside 5, section1 13, section2 16, section3 44, section4 23',
        clumsy:
          'bone 9, bullseye 1, hole 6, outside 23, outside!bounce 1, outside!thorns 9, section1 19, section1!thorns 4, section2 9, section2!thorns 1, section3 22, section3!bounce 2, section3!thorns 1, section4 7, section5 5, section5!thorns 1',
      },
    },
    'tiny chalice': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['chalice'],
        az: 2436,
        r: 620,
        y: 160,
        side: 0,
        vf: 0,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1787,
        grip: 'flat',
        cup: { tau: 192, tilt: 88, travel: 106, lift: -4 },
      },
      landings: {
        floor: 'bullseye 74, section1 4, section2 1, section3 56, section4 17, section5 8',
        good: 'bone 1, bullseye 24, hole 1, outside 1, section1 5, section2 11, section3 67, section4 37, section5 13',
        average:
          'bone 1, bone!bounce 1, bullseye 16, bullseye!bounce 1, hole 6, outside 14, outside!bounce 2, outside!chalice 3, section1 18, section2 21, section2!bounce 1, section3 40, section4 27, section4!bounce 1, section5 8',
        clumsy:
          'bone 7, bullseye 4, hole 3, outside 62, outside!bounce 7, outside!bounce!chalice 2, outside!chalice 13, section1 15, section1!bounce 1, section2 5, section3 22, section3!bounce 2, section4 9, section4!bounce 1, section5 7',
      },
    },
    'tiny dancing': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['dancing'],
        az: 1402,
        r: 453,
        y: 121,
        side: 0,
        vf: 1691,
        vu: -607,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -57,
        yaw: 0,
        t: 1777,
        grip: 'flat',
      },
      landings: {
        floor: 'bullseye 101, hole 1, section1 4, section2 3, section3 30, section4 16, section5 5',
        good: 'bone 1, bullseye 29, hole 4, section1 3, section2 16, section3 60, section4 41, section5 6',
        average:
          'bone 11, bullseye 14, hole 7, outside 11, outside!bounce 1, section1 22, section2 12, section2!bounce 2, section3 33, section4 34, section5 13',
        clumsy:
          'bone 10, bone!dancing 2, bullseye 1, bullseye!dancing 1, hole 4, hole!dancing 1, outside 64, outside!bounce 2, outside!dancing 8, section1 17, section1!bounce 2, section1!dancing 3, section2 5, section3 28, section3!bounce 2, section4 6, section5 4',
      },
    },
    'tiny diceSpin': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['diceSpin'],
        az: 2355,
        r: 485,
        y: 58,
        side: 0,
        vf: 1323,
        vu: 37,
        vs: 0,
        wx: 0,
        wy: 607,
        wz: 0,
        yaw: 18,
        t: 1778,
        grip: 'corner',
      },
      landings: {
        floor:
          'bone 12, bone!diceSpin 18, hole!diceSpin 1, outside 5, outside!diceSpin 6, section1 4, section1!diceSpin 22, section2 11, section2!diceSpin 23, section3 5, section3!diceSpin 10, section4 16, section4!diceSpin 26, section5!diceSpin 1',
        good: 'bone 4, bone!diceSpin 19, hole!diceSpin 2, outside 5, outside!diceSpin 8, section1 6, section1!diceSpin 18, section2 8, section2!bounce!diceSpin 1, section2!cocked 1, section2!diceSpin 20, section3 7, section3!bounce!diceSpin 1, section3!diceSpin 17, section4 16, section4!diceSpin 19, section5 2, section5!diceSpin 6',
        average:
          'bone 5, bone!diceSpin 9, bullseye!diceSpin 3, hole 2, hole!bounce!diceSpin 1, hole!diceSpin 4, outside 7, outside!diceSpin 23, section1 14, section1!diceSpin 18, section2 8, section2!bounce 1, section2!diceSpin 13, section3 4, section3!diceSpin 19, section4 4, section4!bounce!diceSpin 1, section4!diceSpin 22, section5!diceSpin 2',
        clumsy:
          'bone 4, bone!diceSpin 8, bullseye 2, bullseye!diceSpin 3, hole!bounce!diceSpin 1, hole!diceSpin 3, outside 6, outside!bounce 1, outside!bounce!diceSpin 3, outside!diceSpin 61, section1 8, section1!bounce 2, section1!diceSpin 15, section2 2, section2!diceSpin 6, section3 6, section3!bounce!diceSpin 1, section3!diceSpin 15, section4 3, section4!diceSpin 7, section5 1, section5!diceSpin 2',
      },
    },
    'tiny flick': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['flick'],
        az: 7,
        r: 600,
        y: 6,
        side: 0,
        vf: 1000,
        vu: 724,
        vs: -2,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1777,
        grip: 'flat',
        finger: { power: 1851, hitY: -9, hitZ: 1 },
      },
      landings: {
        floor:
          'bullseye 44, hole 1, outside 3, outside!bounce 4, section1 7, section1!bounce 3, section2 13, section2!bounce 1, section3 48, section4 9, section4!bounce 2, section5 25',
        good: 'bone 1, bone!bounce 1, bullseye 26, bullseye!bounce 1, hole 1, outside 11, outside!bounce 14, section1 16, section1!bounce 2, section2 13, section2!bounce 3, section3 42, section3!bounce 3, section4 8, section4!bounce 2, section5 14, section5!bounce 2',
        average:
          'bone 2, bone!bounce 3, bullseye 19, bullseye!bounce 1, hole 2, hole!bounce 1, hole!bounce!cocked 1, outside 19, outside!bounce 4, section1 18, section1!bounce 5, section2 16, section2!bounce 8, section3 37, section3!bounce 6, section4 8, section4!bounce 1, section5 8, section5!bounce 1',
        clumsy:
          'bone 3, bullseye 20, bullseye!bounce 1, hole 5, outside 16, outside!bounce 4, section1 23, section1!bounce 4, section2 13, section2!bounce 3, section3 41, section3!bounce 5, section4 12, section4!bounce 1, section5 9',
      },
    },
    'tiny gate': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['gate'],
        az: 2526,
        r: 493,
        y: 107,
        side: 0,
        vf: 1904,
        vu: -1116,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 50,
        yaw: 2,
        t: 1780,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 31, hole 1, outside 2, section1 3, section2 2, section3 79, section3!cocked 1, section4 34, section5 7',
        good: 'bone 4, bullseye 41, hole 4, outside 4, section1 8, section2 1, section3 57, section4 32, section5 9',
        average:
          'bone 5, bullseye 11, hole 8, outside 13, outside!gate 12, section1 18, section1!bounce 1, section2 10, section3 41, section4 32, section4!cocked 1, section5 8',
        clumsy:
          'bone 4, bone!gate 1, bullseye 4, hole 2, outside 24, outside!bounce 1, outside!bounce!gate 5, outside!gate 43, section1 15, section1!gate 4, section2 10, section3 25, section3!gate 2, section4 13, section4!gate 2, section5 4, section5!gate 1',
      },
    },
    'tiny hip': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['hip'],
        az: 0,
        r: 600,
        y: 98,
        side: 0,
        vf: 1801,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1774,
        grip: 'flat',
        hip: 'start',
      },
      landings: {
        floor: 'bullseye 27, hole 1, section1 1, section2 10, section3 71, section4 19, section5 31',
        good: 'bullseye 24, hole 6, hole!cocked 1, outside 1, section1 11, section2 10, section3 71, section4 21, section5 15',
        average:
          'bone 5, bullseye 10, hole 7, hole!cocked 1, outside 7, section1 18, section2 14, section3 66, section4 20, section5 12',
        clumsy:
          'bone 13, bullseye 9, hole 6, outside 26, outside!bounce 3, section1 16, section2 11, section3 39, section3!bounce 1, section4 28, section4!bounce 1, section5 7',
      },
    },
    'tiny knee': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['knee'],
        az: 1118,
        r: 663,
        y: 291,
        side: 0,
        vf: 345,
        vu: -1940,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 79,
        yaw: 1,
        t: 1786,
        grip: 'flat',
        knee: 'touch',
      },
      landings: {
        floor:
          'bone 1, bullseye 5, outside 98, outside!bounce 4, section1 9, section2 10, section3 14, section3!bounce 4, section4 9, section4!bounce 1, section5 5',
        good: 'bone 5, bullseye 7, hole 1, outside 94, outside!bounce 4, section1 11, section1!bounce 1, section2 12, section3 16, section4 6, section5 3',
        average:
          'bone 1, bullseye 4, hole 2, outside 113, outside!bounce 6, section1 12, section1!bounce 1, section2 3, section2!bounce 2, section3 9, section4 2, section5 5',
        clumsy:
          'bone 1, bullseye 2, outside 127, outside!bounce 9, section1 5, section1!bounce 1, section2 4, section3 7, section4 2, section5 2',
      },
    },
    'tiny oneEye': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['oneEye'],
        az: 1170,
        r: 546,
        y: 303,
        side: -33,
        vf: 1608,
        vu: -1056,
        vs: 82,
        wx: 0,
        wy: 0,
        wz: -46,
        yaw: 2,
        t: 1773,
        grip: 'flat',
        eye: 'left',
      },
      landings: {
        floor:
          'bone 1, bullseye 8, hole 2, section1 2, section2 58, section2!cocked 1, section3 33, section4 26, section5 28, section5!cocked 1',
        good: 'bone 2, bullseye 8, hole 4, outside 2, section1 16, section2 18, section3 60, section4 32, section5 18',
        average:
          'bone 6, bullseye 5, hole 5, outside 7, section1 21, section2 22, section3 51, section4 30, section5 13',
        clumsy:
          'bone 11, bullseye 6, hole 5, outside 41, outside!bounce 2, section1 24, section2 12, section3 29, section4 21, section4!bounce 1, section5 8',
      },
    },
    'tiny ramp': {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: ['ramp'],
        az: 0,
        r: 620,
        y: 0,
        side: 0,
        vf: 1000,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1774,
        grip: 'flat',
        finger: { power: 1961, hitY: 0, hitZ: 1 },
      },
      landings: {
        floor:
          'bullseye 66, section2 4, section2!bounce 2, section3 63, section3!bounce 2, section4 5, section5 18',
        good: 'bullseye 68, bullseye!cocked 1, section1 1, section2 2, section2!bounce 2, section3 55, section3!bounce 4, section4 12, section5 15',
        average:
          'bone!bounce 1, bullseye 21, hole 2, hole!bounce 1, outside 1, outside!bounce 2, section1 6, section1!bounce 3, section2 12, section2!bounce 4, section3 56, section3!bounce 1, section4 25, section4!bounce 1, section5 23, section5!bounce 1',
        clumsy:
          'bone 5, bone!bounce 1, bullseye 12, bullseye!bounce 2, hole 8, outside 9, outside!bounce 5, outside!bounce!ramp 1, section1 21, section1!bounce 11, section1!bounce!ramp 1, section2 15, section2!bounce 4, section2!bounce!ramp 2, section3 31, section3!bounce 8, section4 11, section4!bounce 4, section5 8, section5!bounce 1',
      },
    },
    tiny: {
      aim: {
        kind: 'throw',
        die: 'tiny',
        styles: [],
        az: 3102,
        r: 468,
        y: 122,
        side: 0,
        vf: 1500,
        vu: -411,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 34,
        yaw: 0,
        t: 1774,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 208, bullseye!cocked 1, outside!bounce 2, section1 2, section2 13, section3 104, section4 26, section5 44',
        good: 'bullseye 136, bullseye!cocked 1, hole 2, section1 5, section1!bounce 1, section2 29, section3 141, section3!bounce 1, section4 26, section5 58',
        average:
          'bone 3, bullseye 79, hole 7, outside 4, section1 21, section1!bounce 2, section2 40, section3 134, section3!bounce 1, section3!cocked 1, section4 63, section4!bounce 1, section5 44',
        clumsy:
          'bone 22, bullseye 10, bullseye!bounce 1, hole 20, outside 111, outside!bounce 7, outside!cocked 1, section1 52, section1!bounce 4, section2 37, section2!bounce 3, section3 70, section3!bounce 4, section4 41, section4!bounce 1, section5 15, section5!bounce 1',
      },
      bushes: {
        floor:
          'bullseye 50, hole 4, outside 1, outside!bounce 1, section1 7, section2 1, section3 33, section4 14, section5 9',
        good: 'bullseye 37, hole 4, section1 7, section3 48, section4 17, section5 7',
        average:
          'bone 1, bullseye 17, hole 6, outside 1, section1 18, section1!bounce 1, section2 7, section3 33, section4 29, section5 7',
        clumsy:
          'bone 1, bullseye 5, hole 3, outside 28, outside!bounce 2, outside!bounce!thorns 1, outside!thorns 9, section1 9, section1!thorns 7, section2 10, section2!thorns 1, section3 23, section4 14, section4!bounce 1, section5 5, section5!bounce 1',
      },
    },
    'wood chalice': {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: ['chalice'],
        az: 67,
        r: 620,
        y: 125,
        side: 0,
        vf: 0,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1773,
        grip: 'flat',
        cup: { tau: 203, tilt: 84, travel: 104, lift: 27 },
      },
      landings: {
        floor:
          'bone 1, bullseye 246, bullseye!cocked 1, section1 11, section2 42, section3 337, section4 48, section4!cocked 1, section5 113',
        good: 'bone 5, bullseye 89, hole 8, outside 9, section1 49, section2 128, section2!bounce 1, section3 339, section4 97, section5 75',
        average:
          'bone 32, bone!bounce 3, bullseye 34, bullseye!bounce 1, hole 30, hole!bounce 1, outside 129, outside!bounce 6, section1 110, section1!bounce 7, section2 89, section2!bounce 3, section3 209, section3!bounce 5, section4 100, section4!bounce 3, section5 36, section5!bounce 2',
        clumsy:
          'bone 30, bone!bounce 8, bullseye 11, bullseye!bounce 2, hole 11, hole!bounce 3, outside 296, outside!bounce 38, outside!bounce!chalice 3, outside!chalice 1, outside!cocked 1, section1 125, section1!bounce 9, section2 44, section2!bounce 7, section3 115, section3!bounce 22, section4 54, section4!bounce 8, section5 12',
      },
      bushes: {
        floor:
          'bullseye 52, bullseye!cocked 1, hole 1, section1 3, section2 1, section3 73, section4 20, section5 8, section5!cocked 1',
        good: 'bone 1, bullseye 19, hole 10, outside 1, section1 14, section2 5, section3 72, section4 31, section5 7',
        average:
          'bone 3, bullseye 6, hole 13, hole!bounce 1, outside 26, outside!bounce 1, outside!bounce!thorns 1, outside!thorns 1, section1 14, section1!thorns 1, section2 13, section3 47, section4 25, section4!thorns 1, section5 7',
        clumsy:
          'bone 5, bone!bounce 1, bone!thorns 1, bullseye!bounce 1, hole 6, outside 52, outside!bounce 6, outside!bounce!chalice 1, outside!bounce!thorns 3, outside!thorns 8, section1 12, section1!bounce 1, section1!bounce!thorns 1, section1!thorns 8, section2 12, section2!bounce 1, section2!thorns 1, section3 19, section3!bounce 5, section4 10, section4!bounce!thorns 1, section5 3, section5!bounce 1, section5!bounce!thorns 1',
      },
      crowded: {
        floor:
          'bullseye 55, section2 27, section3 127, section4 22, section4!cocked 1, section5 67, section5!cocked 1',
        good: 'bone 1, bullseye 30, hole 3, outside 2, section1 21, section2 72, section2!bounce 1, section3 119, section3!cocked 1, section4 28, section5 21',
        average:
          'bone 7, bullseye 9, bullseye!bounce 1, hole 8, outside 40, outside!bounce 2, section1 36, section1!bounce 5, section2 33, section3 76, section3!bounce 10, section4 24, section4!bounce 2, section5 12, section5!bounce 1',
        clumsy:
          'bone 3, bone!bounce 2, bullseye 3, hole 2, hole!cocked 1, outside 43, outside!bounce 4, outside!bounce!chalice 2, section1 7, section1!bounce 5, section2 9, section2!bounce 2, section3 13, section3!bounce 3, section4 7, section4!bounce 1, section5 1',
      },
    },
    'wood dancing': {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: ['dancing'],
        az: 2097,
        r: 487,
        y: 159,
        side: 0,
        vf: 1503,
        vu: -595,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 98,
        yaw: 0,
        t: 1776,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 1, bullseye 237, bullseye!bounce 1, hole 8, outside 3, section1 27, section2 30, section3 338, section3!cocked 2, section4 85, section4!cocked 1, section5 67',
        good: 'bone 5, bullseye 140, bullseye!bounce 1, hole 18, outside 8, section1 64, section1!bounce 2, section2 72, section2!bounce 3, section3 316, section3!bounce 7, section3!cocked 2, section4 106, section5 56',
        average:
          'bone 26, bullseye 40, hole 20, outside 144, outside!bounce 1, section1 130, section1!bounce 1, section2 73, section2!bounce 1, section3 225, section3!bounce 3, section4 81, section4!bounce 2, section5 50, section5!bounce 3',
        clumsy:
          'bone 44, bone!bounce 3, bone!dancing 2, bullseye 19, bullseye!bounce 1, bullseye!dancing 1, hole 13, hole!bounce 1, hole!dancing 4, outside 305, outside!bounce 6, outside!bounce!dancing 1, outside!dancing 72, section1 114, section1!dancing 3, section2 41, section2!dancing 2, section3 101, section3!bounce 8, section3!dancing 1, section4 40, section4!bounce 2, section4!bounce!dancing 1, section5 15',
      },
      bushes: {
        floor:
          'bone 1, bullseye 36, bullseye!bounce 1, hole 3, outside 1, section1 7, section2 2, section3 73, section3!bounce 1, section4 20, section5 15',
        good: 'bullseye 13, hole 6, section1 13, section2 12, section3 77, section3!bounce 1, section4 24, section5 14',
        average:
          'bone 4, bone!thorns 2, bullseye 8, hole 3, hole!cocked 1, outside 6, outside!thorns 11, section1 20, section1!thorns 8, section2 17, section2!thorns 3, section3 47, section3!bounce 2, section3!thorns 4, section4 16, section4!bounce 1, section4!thorns 1, section5 6',
        clumsy:
          'bone 3, bullseye 2, bullseye!dancing 1, hole 4, outside 53, outside!bounce 1, outside!dancing 9, outside!dancing!thorns 2, outside!thorns 17, section1 10, section1!bounce!thorns 1, section1!dancing 1, section1!dancing!thorns 1, section1!thorns 6, section2 5, section2!thorns 2, section3 24, section3!bounce 1, section3!dancing 1, section3!thorns 2, section4 9, section4!thorns 1, section5 4',
      },
      crowded: {
        floor:
          'bullseye 146, hole 4, section1 8, section1!bounce 1, section2 10, section3 84, section3!bounce 1, section4 24, section4!bounce 2, section5 17, section5!bounce 1',
        good: 'bone 2, bullseye 37, bullseye!bounce 1, hole 8, outside!bounce 1, section1 24, section1!bounce 1, section2 33, section3 118, section4 46, section5 27, section5!cocked 1',
        average:
          'bone 16, bullseye 13, hole 13, outside 37, section1 40, section1!bounce 3, section2 20, section3 67, section3!bounce 5, section4 22, section5 14, section5!bounce 1',
        clumsy:
          'bone 3, bullseye 2, hole 2, outside 40, outside!dancing 21, section1 15, section1!dancing 1, section2 4, section3 15, section4 3, section4!dancing 1, section5 2',
      },
    },
    'wood diceSpin': {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: ['diceSpin'],
        az: 0,
        r: 500,
        y: 65,
        side: 0,
        vf: 1232,
        vu: 281,
        vs: 0,
        wx: 0,
        wy: 653,
        wz: 0,
        yaw: 2,
        t: 1778,
        grip: 'corner',
      },
      landings: {
        floor:
          'bone 1, bone!diceSpin 5, bullseye 33, bullseye!diceSpin 17, hole 8, hole!diceSpin 7, outside 11, outside!diceSpin 24, section1 118, section1!cocked 1, section1!diceSpin 85, section2 70, section2!diceSpin 29, section3 198, section3!bounce 1, section3!cocked 1, section3!diceSpin 112, section4 9, section4!diceSpin 15, section5 36, section5!diceSpin 19',
        good: 'bone 8, bone!diceSpin 5, bullseye 27, bullseye!diceSpin 16, hole 11, hole!diceSpin 4, outside 17, outside!diceSpin 11, section1 110, section1!bounce 1, section1!diceSpin 38, section2 88, section2!bounce!diceSpin 1, section2!diceSpin 43, section3 202, section3!bounce 4, section3!bounce!diceSpin 6, section3!diceSpin 116, section4 15, section4!bounce 1, section4!bounce!diceSpin 1, section4!diceSpin 16, section5 36, section5!bounce 2, section5!diceSpin 21',
        average:
          'bone 28, bone!diceSpin 6, bullseye 16, bullseye!bounce!diceSpin 2, bullseye!cocked 1, bullseye!diceSpin 21, hole 22, hole!bounce 1, hole!bounce!diceSpin 1, hole!diceSpin 9, outside 76, outside!bounce 4, outside!bounce!diceSpin 2, outside!diceSpin 28, section1 145, section1!bounce 5, section1!bounce!diceSpin 4, section1!diceSpin 34, section2 60, section2!bounce 3, section2!diceSpin 29, section3 115, section3!bounce 4, section3!bounce!diceSpin 4, section3!diceSpin 76, section4 38, section4!bounce 2, section4!bounce!diceSpin 2, section4!diceSpin 25, section5 19, section5!diceSpin 18',
        clumsy:
          'bone 21, bone!bounce 4, bone!bounce!diceSpin 1, bone!diceSpin 16, bullseye 11, bullseye!diceSpin 10, hole 15, hole!bounce!diceSpin 2, hole!diceSpin 7, outside 103, outside!bounce 9, outside!bounce!diceSpin 7, outside!cocked 1, outside!diceSpin 135, section1 99, section1!bounce 4, section1!bounce!diceSpin 3, section1!diceSpin 71, section2 37, section2!bounce!diceSpin 4, section2!diceSpin 20, section3 65, section3!bounce 3, section3!bounce!diceSpin 5, section3!diceSpin 66, section4 30, section4!bounce 3, section4!bounce!diceSpin 1, section4!diceSpin 25, section5 3, section5!bounce 1, section5!bounce!diceSpin 1, section5!diceSpin 17',
      },
      bushes: {
        floor:
          'bone 14, bone!diceSpin 7, bullseye 7, bullseye!diceSpin 1, hole 3, hole!diceSpin 4, outside 2, outside!diceSpin 5, section1 27, section1!diceSpin 11, section2 5, section2!diceSpin 5, section3 17, section3!diceSpin 14, section4 23, section4!diceSpin 14, section5!diceSpin 1',
        good: 'bone 6, bone!diceSpin 3, bullseye 6, bullseye!bounce 1, bullseye!diceSpin 4, hole 6, outside 2, outside!diceSpin 2, section1 22, section1!diceSpin 10, section2 6, section2!diceSpin 4, section3 27, section3!bounce!diceSpin 2, section3!diceSpin 16, section4 28, section4!diceSpin 12, section5 2, section5!diceSpin 1',
        average:
          'bone 9, bone!bounce 1, bone!diceSpin 2, bullseye 2, bullseye!diceSpin 5, hole 5, hole!diceSpin 2, outside 15, outside!bounce 1, outside!diceSpin 4, section1 21, section1!cocked 1, section1!diceSpin 11, section1!thorns 1, section2 15, section2!bounce!diceSpin 1, section2!diceSpin 5, section3 19, section3!bounce 1, section3!diceSpin 12, section4 15, section4!diceSpin 8, section5!diceSpin 4',
        clumsy:
          'bone 11, bone!diceSpin 1, bullseye 4, bullseye!diceSpin 1, hole 3, hole!bounce!diceSpin 1, hole!diceSpin 2, outside 11, outside!bounce 1, outside!bounce!diceSpin 1, outside!diceSpin 35, outside!diceSpin!thorns 2, outside!thorns 5, section1 8, section1!bounce 1, section1!bounce!diceSpin 2, section1!diceSpin 8, section1!diceSpin!thorns 3, section1!thorns 3, section2 8, section2!bounce 1, section2!diceSpin 5, section2!diceSpin!thorns 1, section3 10, section3!bounce!diceSpin 2, section3!diceSpin 13, section3!thorns 1, section4 5, section4!diceSpin 6, section4!diceSpin!thorns 1, section5!diceSpin 4',
      },
      crowded: {
        floor:
          'bone 1, bullseye 1, hole 3, hole!diceSpin 2, outside 1, outside!diceSpin 9, section1 61, section1!cocked 2, section1!diceSpin 34, section2 44, section2!diceSpin 21, section3 64, section3!cocked 2, section3!diceSpin 31, section4 2, section5 12, section5!diceSpin 2',
        good: 'bone 3, bone!diceSpin 1, bullseye!diceSpin 2, hole 1, hole!diceSpin 4, outside 9, outside!diceSpin 3, section1 78, section1!bounce 1, section1!diceSpin 19, section1!diceSpin!cocked 1, section2 37, section2!cocked 1, section2!diceSpin 18, section2!diceSpin!cocked 1, section3 57, section3!bounce!diceSpin 1, section3!diceSpin 28, section3!diceSpin!cocked 2, section4 4, section4!bounce 2, section4!diceSpin 3, section5 5, section5!diceSpin 3',
        average:
          'bone 3, bone!bounce!diceSpin 1, bone!diceSpin 2, bullseye 3, bullseye!diceSpin 2, hole 5, hole!diceSpin 4, outside 21, outside!bounce 3, outside!bounce!cocked 1, outside!bounce!diceSpin 2, outside!diceSpin 13, section1 54, section1!bounce 2, section1!diceSpin 25, section1!diceSpin!cocked 1, section2 13, section2!diceSpin 17, section3 31, section3!bounce 2, section3!cocked 1, section3!diceSpin 24, section4 10, section4!bounce!diceSpin 1, section4!diceSpin 13, section5 1, section5!diceSpin 10',
        clumsy:
          'bone 16, bone!diceSpin 4, bullseye 1, bullseye!bounce 1, bullseye!bounce!diceSpin 1, bullseye!diceSpin 3, hole 2, hole!diceSpin 3, outside 27, outside!bounce 2, outside!bounce!diceSpin 3, outside!diceSpin 36, section1 25, section1!diceSpin 14, section2 10, section2!bounce 3, section2!diceSpin 7, section3 9, section3!bounce 1, section3!bounce!diceSpin 3, section3!diceSpin 16, section4 5, section4!diceSpin 2, section5 2, section5!diceSpin 2, section5!diceSpin!cocked 1',
      },
    },
    'wood flick': {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: ['flick'],
        az: 4087,
        r: 600,
        y: 8,
        side: 0,
        vf: 1000,
        vu: 674,
        vs: -1,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1780,
        grip: 'flat',
        finger: { power: 1830, hitY: 3, hitZ: 0 },
      },
      landings: {
        floor:
          'bone 2, bone!bounce 4, bullseye 258, bullseye!bounce 14, hole 11, hole!bounce 2, outside 3, outside!bounce 6, section1 25, section1!bounce 23, section2 42, section2!bounce 9, section3 233, section3!bounce 39, section4 50, section4!bounce 11, section5 58, section5!bounce 10',
        good: 'bone 11, bone!bounce 5, bullseye 115, bullseye!bounce 19, hole 13, hole!bounce 4, outside 33, outside!bounce 31, section1 84, section1!bounce 28, section2 74, section2!bounce 11, section3 223, section3!bounce 39, section4 40, section4!bounce 9, section5 49, section5!bounce 12',
        average:
          'bone 14, bone!bounce 5, bullseye 104, bullseye!bounce 10, hole 14, hole!bounce 7, outside 30, outside!bounce 31, section1 102, section1!bounce 25, section1!cocked 1, section2 69, section2!bounce 12, section3 210, section3!bounce 47, section4 42, section4!bounce 15, section5 53, section5!bounce 9',
        clumsy:
          'bone 15, bone!bounce 8, bullseye 99, bullseye!bounce 6, hole 11, hole!bounce 2, hole!cocked 1, outside 37, outside!bounce 25, section1 99, section1!bounce 44, section2 68, section2!bounce 17, section2!cocked 1, section3 210, section3!bounce 36, section3!cocked 1, section4 51, section4!bounce 16, section5 45, section5!bounce 8',
      },
      bushes: {
        floor:
          'bone 5, bone!bounce 1, bullseye 40, bullseye!bounce 3, hole 3, hole!bounce 3, outside!bounce 2, section1 8, section1!bounce 5, section2 6, section2!bounce 3, section3 46, section3!bounce 3, section4 20, section4!bounce 2, section5 7, section5!bounce 3',
        good: 'bone 5, bone!bounce 5, bullseye 16, bullseye!bounce 1, hole 5, hole!bounce 2, outside 8, outside!bounce 5, section1 17, section1!bounce 3, section1!thorns 1, section2 5, section2!bounce 1, section3 32, section3!bounce 7, section4 31, section4!bounce 10, section5 5, section5!bounce 1',
        average:
          'bone 11, bone!bounce 5, bullseye 18, bullseye!bounce 4, hole 5, hole!bounce 2, outside 4, outside!bounce 6, outside!bounce!thorns 1, section1 15, section1!bounce 4, section1!thorns 1, section2 5, section2!bounce 2, section3 36, section3!bounce 13, section4 20, section4!bounce 2, section5 5, section5!bounce 1',
        clumsy:
          'bone 9, bone!bounce 4, bullseye 19, bullseye!bounce 3, hole 7, hole!bounce 2, hole!cocked 1, outside 9, outside!bounce 2, section1 14, section1!bounce 6, section2 9, section2!bounce 2, section3 42, section3!bounce 8, section4 13, section4!bounce 4, section5 5, section5!bounce 1',
      },
      crowded: {
        floor:
          'bullseye 40, bullseye!bounce 2, hole 3, hole!bounce 1, outside 2, outside!bounce 4, section1 14, section1!bounce 5, section2 18, section2!bounce 7, section3 131, section3!bounce 17, section4 12, section4!bounce 1, section5 34, section5!bounce 3',
        good: 'bone 2, bullseye 20, bullseye!bounce 1, hole 2, hole!bounce 2, outside 8, outside!bounce 10, section1 51, section1!bounce 12, section1!cocked 1, section2 35, section2!bounce 5, section3 90, section3!bounce 12, section4 14, section4!bounce 2, section5 18, section5!bounce 1',
        average:
          'bone 2, bone!bounce 5, bullseye 18, bullseye!bounce 6, hole 9, hole!bounce 4, outside 12, outside!bounce 11, section1 42, section1!bounce 13, section1!cocked 1, section2 33, section2!bounce 5, section3 58, section3!bounce 14, section4 19, section4!bounce 6, section5 19, section5!bounce 2',
        clumsy:
          'bone 4, bone!bounce 2, bullseye 15, bullseye!bounce 1, hole 6, hole!bounce 1, outside 14, outside!bounce 11, section1 48, section1!bounce 15, section2 31, section2!bounce 8, section3 67, section3!bounce 15, section4 17, section4!bounce 2, section5 17, section5!bounce 3',
      },
    },
    'wood gate': {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: ['gate'],
        az: 3182,
        r: 510,
        y: 140,
        side: 0,
        vf: 1608,
        vu: -564,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -85,
        yaw: 4,
        t: 1782,
        grip: 'flat',
      },
      landings: {
        floor:
          'bone 1, bullseye 257, hole 7, hole!bounce 2, section1 19, section1!bounce 1, section2 76, section3 293, section3!bounce 2, section4 72, section5 70',
        good: 'bone 1, bullseye 205, hole 8, outside 3, section1 39, section2 88, section2!bounce 1, section3 282, section3!bounce 3, section3!cocked 2, section4 83, section4!bounce 5, section5 80',
        average:
          'bone 10, bullseye 70, hole 17, outside 74, outside!bounce 1, outside!bounce!gate 4, outside!gate 153, section1 62, section2 63, section2!bounce 1, section3 214, section3!bounce 3, section4 86, section4!bounce 1, section5 40, section5!cocked 1',
        clumsy:
          'bone 10, bone!bounce!gate 1, bone!gate 4, bullseye 18, bullseye!gate 1, hole 13, hole!bounce!gate 1, hole!gate 3, outside 104, outside!bounce 2, outside!bounce!gate 9, outside!gate 370, section1 59, section1!bounce!gate 2, section1!gate 11, section2 33, section2!bounce 1, section2!bounce!gate 1, section2!gate 4, section3 82, section3!bounce 1, section3!bounce!gate 2, section3!gate 6, section4 29, section4!bounce!gate 1, section4!gate 9, section5 22, section5!gate 1',
      },
      bushes: {
        floor:
          'bullseye 60, bullseye!bounce 1, hole 2, section1 10, section2 2, section3 61, section4 16, section5 8',
        good: 'bullseye 55, hole 4, outside 2, section1 10, section2 7, section3 62, section4 12, section5 8',
        average:
          'bone 5, bullseye 21, hole 4, outside 13, outside!gate 37, outside!thorns 1, section1 7, section1!thorns 1, section2 10, section3 37, section4 20, section5 3, section5!bounce 1',
        clumsy:
          'bone 2, bone!gate 2, bullseye 3, hole 2, outside 15, outside!bounce 1, outside!bounce!gate 1, outside!gate 73, outside!gate!thorns 3, outside!thorns 1, section1 15, section1!gate 1, section1!gate!thorns 3, section1!thorns 1, section2 6, section2!gate 2, section3 13, section3!bounce!gate 1, section3!gate 2, section3!gate!thorns 1, section4 8, section4!gate 2, section5 2',
      },
      crowded: {
        floor:
          'bullseye 50, bullseye!bounce 1, hole 1, section1 7, section2 43, section2!bounce 1, section3 123, section3!cocked 2, section4 25, section5 47',
        good: 'bone 1, bullseye 34, bullseye!cocked 1, hole 4, section1 7, section1!bounce 1, section2 39, section3 137, section3!bounce 1, section3!cocked 2, section4 34, section4!bounce 1, section5 36',
        average:
          'bone 1, bullseye 13, hole 1, outside 17, outside!bounce 1, outside!bounce!gate 1, outside!gate 46, section1 14, section1!bounce 2, section2 14, section2!bounce 2, section3 58, section3!bounce 1, section4 24, section5 11',
        clumsy:
          'bone 2, bone!gate 2, bullseye 2, hole 2, outside 1, outside!bounce!gate 2, outside!gate 24, section1 2, section2 4, section2!gate 1, section3 9, section3!gate 1, section4 2, section4!gate 1',
      },
    },
    'wood hip': {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: ['hip'],
        az: 676,
        r: 600,
        y: 100,
        side: 0,
        vf: 1642,
        vu: 0,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1777,
        grip: 'flat',
        hip: 'start',
      },
      landings: {
        floor:
          'bone 3, bullseye 85, hole 25, section1 45, section2 36, section3 425, section3!cocked 1, section4 84, section4!cocked 1, section5 95',
        good: 'bone 24, bone!bounce 2, bullseye 54, hole 26, outside 8, outside!bounce 2, section1 79, section1!bounce 2, section2 56, section3 355, section3!bounce 1, section4 116, section5 75',
        average:
          'bone 35, bone!bounce 3, bullseye 42, hole 44, outside 47, outside!bounce 9, section1 124, section1!bounce 2, section2 68, section3 290, section3!bounce 1, section3!cocked 1, section4 83, section5 51',
        clumsy:
          'bone 64, bone!bounce 3, bullseye 31, hole 30, outside 154, outside!bounce 17, section1 131, section1!bounce 7, section2 57, section3 188, section4 74, section5 44',
      },
      bushes: {
        floor: 'bone 1, bullseye 37, hole 6, section1 8, section2 5, section3 72, section4 14, section5 17',
        good: 'bone 8, bullseye 24, hole 10, section1 18, section1!thorns 1, section2 11, section3 61, section4 19, section4!cocked 1, section5 7',
        average:
          'bone 15, bone!bounce 1, bullseye 8, hole 7, outside 5, outside!bounce 1, outside!thorns 5, section1 20, section1!thorns 4, section2 19, section3 41, section3!thorns 2, section4 18, section5 13, section5!thorns 1',
        clumsy:
          'bone 16, bone!thorns 1, bullseye 3, hole 5, hole!thorns 1, outside 12, outside!bounce!thorns 1, outside!thorns 18, section1 27, section1!thorns 8, section2 8, section2!thorns 1, section3 35, section3!thorns 1, section4 21, section5 2',
      },
      crowded: {
        floor:
          'bullseye 42, hole 9, section1 17, section2 9, section3 147, section3!cocked 2, section4 51, section5 23',
        good: 'bone 9, bone!bounce 1, bullseye 26, hole 17, outside 1, section1 40, section2 12, section3 125, section3!cocked 1, section4 44, section5 22',
        average:
          'bone 18, bullseye 14, hole 10, hole!cocked 1, outside 20, outside!bounce 5, section1 47, section1!bounce 1, section2 30, section3 80, section4 35, section5 21',
        clumsy:
          'bone 13, bone!bounce 4, bullseye 7, hole 7, hole!bounce 1, outside 47, outside!bounce 2, section1 33, section2 14, section3 59, section3!bounce 1, section4 25, section5 10',
      },
    },
    'wood knee': {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: ['knee'],
        az: 1289,
        r: 671,
        y: 205,
        side: 0,
        vf: 942,
        vu: -2329,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: -74,
        yaw: 1,
        t: 1774,
        grip: 'flat',
        knee: 'touch',
      },
      landings: {
        floor:
          'bone 88, bone!bounce 1, bullseye 11, hole 18, outside 256, outside!bounce 8, section1 174, section1!bounce 9, section2 45, section2!bounce 1, section3 102, section3!bounce 1, section4 70, section4!bounce 1, section5 15',
        good: 'bone 108, bone!bounce 1, bullseye 13, hole 15, hole!bounce 1, outside 224, outside!bounce 12, section1 170, section1!bounce 5, section2 57, section2!bounce 2, section3 121, section4 56, section5 15',
        average:
          'bone 88, bone!bounce 3, bullseye 7, hole 13, outside 295, outside!bounce 12, outside!knee 8, section1 171, section1!bounce 6, section2 40, section2!bounce 1, section3 98, section3!bounce 2, section4 39, section4!bounce 1, section5 15, section5!bounce 1',
        clumsy:
          'bone 101, bone!bounce 4, bone!cocked 1, bullseye 11, bullseye!bounce 1, hole 12, hole!bounce 1, outside 296, outside!bounce 13, outside!knee 13, section1 140, section1!bounce 4, section2 32, section3 105, section4 50, section4!bounce 1, section5 14, section5!bounce 1',
      },
      bushes: {
        floor:
          'bone 31, bullseye 2, hole 4, outside 35, outside!bounce 1, outside!thorns 14, section1 27, section1!thorns 8, section2 6, section3 16, section3!bounce 2, section4 12, section5 2',
        good: 'bone 30, hole 2, hole!cocked 1, outside 44, outside!bounce 2, outside!bounce!thorns 1, outside!thorns 14, section1 21, section1!thorns 4, section2 8, section3 18, section3!bounce 2, section3!thorns 1, section4 9, section4!thorns 1, section5 2',
        average:
          'bone 13, bullseye 1, hole 9, outside 46, outside!bounce 3, outside!bounce!thorns 1, outside!knee 3, outside!thorns 15, section1 22, section1!thorns 8, section2 8, section2!thorns 1, section3 17, section4 10, section4!thorns 1, section5 2',
        clumsy:
          'bone 21, bullseye 3, hole 2, outside 40, outside!bounce!thorns 1, outside!knee 5, outside!thorns 13, section1 23, section1!thorns 8, section2 4, section3 24, section3!bounce 1, section3!thorns 3, section4 10, section5 2',
      },
      crowded: {
        floor:
          'bone 17, bullseye 2, hole 3, outside 56, outside!bounce 4, section1 42, section1!bounce 1, section2 13, section3 26, section3!bounce 1, section4 15, section5 2',
        good: 'bone 19, bullseye 3, hole 5, outside 50, outside!bounce 5, section1 37, section1!bounce 1, section2 13, section3 26, section3!bounce 1, section4 19, section5 3',
        average:
          'bone 12, bone!bounce 1, bullseye 2, hole 2, outside 61, outside!bounce 1, outside!knee 4, section1 27, section1!bounce 2, section2 8, section3 14, section4 8, section5 5, section5!bounce 1',
        clumsy:
          'bone 11, bone!bounce 5, hole 6, outside 58, outside!bounce 3, outside!knee 4, section1 21, section1!bounce 1, section2 4, section3 15, section4 11',
      },
    },
    'wood oneEye': {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: ['oneEye'],
        az: 3178,
        r: 555,
        y: 301,
        side: -27,
        vf: 1121,
        vu: -34,
        vs: 55,
        wx: 0,
        wy: 0,
        wz: 12,
        yaw: 4,
        t: 1789,
        grip: 'flat',
        eye: 'left',
      },
      landings: {
        floor:
          'bone 4, bullseye 38, hole 34, outside 2, section1 71, section2 220, section2!cocked 1, section3 254, section4 116, section5 60',
        good: 'bone 24, bone!bounce 1, bullseye 33, hole 46, hole!cocked 1, outside 17, outside!bounce 1, section1 138, section1!bounce 1, section2 121, section2!cocked 1, section3 248, section4 128, section4!cocked 1, section5 38, section5!cocked 1',
        average:
          'bone 28, bullseye 31, hole 41, outside 65, outside!bounce 1, section1 166, section1!bounce 3, section2 94, section3 248, section4 102, section5 21',
        clumsy:
          'bone 52, bullseye 18, bullseye!bounce 7, hole 29, hole!bounce 2, outside 194, outside!bounce 20, outside!cocked 1, section1 152, section1!bounce 14, section1!cocked 1, section2 66, section2!bounce 4, section3 139, section3!bounce 5, section3!cocked 1, section4 73, section4!bounce 4, section5 18',
      },
      bushes: {
        floor:
          'bullseye 20, hole 10, section1 19, section1!bounce 1, section2 12, section3 58, section4 31, section4!cocked 1, section5 8',
        good: 'bone 7, bullseye 4, hole 12, outside 3, section1 28, section1!thorns 4, section2 26, section3 49, section4 21, section5 6',
        average:
          'bone 9, bullseye 10, hole 7, outside 11, outside!thorns 1, section1 38, section2 14, section2!thorns 1, section3 49, section4 11, section4!thorns 1, section5 8',
        clumsy:
          'bone 9, bullseye 2, bullseye!bounce 1, hole 8, outside 29, outside!bounce 5, outside!bounce!thorns 1, outside!thorns 7, section1 17, section1!bounce!thorns 2, section1!thorns 4, section2 12, section2!bounce 2, section2!bounce!thorns 1, section2!thorns 2, section3 38, section3!bounce 2, section3!bounce!thorns 1, section4 12, section4!thorns 1, section5 3, section5!bounce 1',
      },
      crowded: {
        floor:
          'bullseye 14, hole 11, section1 22, section2 119, section2!cocked 1, section3 71, section4 41, section5 21',
        good: 'bone 6, bullseye 10, hole 22, outside 1, section1 65, section2 55, section3 76, section3!cocked 1, section4 52, section5 10',
        average:
          'bone 11, bullseye 8, hole 14, hole!bounce 1, outside 16, outside!bounce 3, section1 60, section1!bounce 1, section2 30, section2!bounce 1, section3 80, section3!bounce 2, section4 40, section5 13, section5!bounce 1',
        clumsy:
          'bone 13, bone!bounce 2, bullseye 5, hole 11, outside 54, outside!bounce 4, outside!cocked 2, section1 37, section1!bounce 3, section2 21, section2!bounce 1, section3 30, section3!bounce 2, section4 21, section5 7, section5!bounce 3',
      },
    },
    'wood ramp': {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: ['ramp'],
        az: 18,
        r: 620,
        y: 0,
        side: 0,
        vf: 1000,
        vu: 0,
        vs: 1,
        wx: 0,
        wy: 0,
        wz: 0,
        yaw: 0,
        t: 1783,
        grip: 'flat',
        finger: { power: 1875, hitY: 0, hitZ: 0 },
      },
      landings: {
        floor: 'bullseye 519, bullseye!cocked 2, section2 6, section3 207, section4 20, section5 46',
        good: 'bullseye 427, bullseye!cocked 1, section2 24, section3 277, section4 31, section5 40',
        average:
          'bone 1, bullseye 201, bullseye!bounce 1, bullseye!cocked 1, hole 14, outside 2, section1 34, section2 111, section2!bounce 1, section3 310, section3!bounce 1, section3!cocked 1, section4 59, section5 63',
        clumsy:
          'bone 23, bone!bounce 2, bone!bounce!ramp 5, bullseye 58, bullseye!bounce 1, hole 32, hole!bounce 1, hole!cocked 1, outside 46, outside!bounce 12, outside!bounce!ramp 8, section1 115, section1!bounce 15, section1!bounce!ramp 4, section2 85, section2!bounce 10, section2!bounce!ramp 4, section3 228, section3!bounce 13, section3!bounce!ramp 3, section3!cocked 1, section4 75, section4!bounce 4, section4!bounce!ramp 1, section4!cocked 1, section5 50, section5!bounce 2',
      },
      bushes: {
        floor: 'bullseye 97, hole 1, section1 1, section3 49, section4 10, section5 2',
        good: 'bullseye 70, hole 1, section1 4, section2 2, section3 60, section4 15, section5 8',
        average:
          'bone 1, bullseye 32, hole 7, section1 10, section2 7, section3 64, section3!bounce 1, section4 32, section4!bounce 1, section5 5',
        clumsy:
          'bone 8, bone!bounce 1, bullseye 8, hole 6, hole!bounce 1, outside 11, outside!bounce 4, outside!bounce!ramp!thorns 3, section1 21, section1!bounce!ramp!thorns 1, section1!bounce!thorns 1, section1!thorns 1, section2 12, section2!bounce 1, section2!thorns 1, section3 46, section3!bounce 3, section3!thorns 1, section4 27, section5 2, section5!bounce 1',
      },
      crowded: {
        floor: 'bullseye 93, section2 1, section3 144, section4 20, section5 41, section5!cocked 1',
        good: 'bullseye 39, hole 1, section2 9, section2!cocked 1, section3 176, section3!cocked 2, section4 16, section5 56',
        average:
          'bullseye 29, bullseye!bounce 1, bullseye!cocked 1, hole 6, section1 9, section1!bounce 1, section2 53, section2!bounce 1, section3 132, section3!bounce 1, section4 24, section5 42',
        clumsy:
          'bone 8, bone!bounce 1, bullseye 19, bullseye!bounce 1, hole 13, hole!bounce!ramp 2, hole!cocked 1, outside 13, outside!bounce 4, outside!bounce!ramp 3, section1 50, section1!bounce 7, section1!bounce!ramp 5, section2 28, section2!bounce 2, section3 76, section3!bounce 3, section3!bounce!ramp 1, section3!cocked 1, section4 22, section4!bounce 1, section5 13',
      },
    },
    wood: {
      aim: {
        kind: 'throw',
        die: 'white',
        styles: [],
        az: 4095,
        r: 455,
        y: 172,
        side: 0,
        vf: 1238,
        vu: -510,
        vs: 0,
        wx: 0,
        wy: 0,
        wz: 100,
        yaw: 4,
        t: 1776,
        grip: 'flat',
      },
      landings: {
        floor:
          'bullseye 423, bullseye!cocked 2, hole 54, hole!bounce 8, hole!cocked 2, section1 64, section1!bounce 8, section2 70, section2!bounce 2, section2!cocked 1, section3 1222, section3!bounce 10, section3!cocked 3, section4 205, section4!bounce 6, section5 318, section5!bounce 1, section5!cocked 1',
        good: 'bone!bounce 1, bullseye 336, hole 121, hole!bounce 4, hole!cocked 1, outside 2, section1 177, section1!bounce 11, section2 210, section2!bounce 2, section3 1088, section3!bounce 15, section3!cocked 1, section4 229, section4!bounce 6, section5 194, section5!bounce 1, section5!cocked 1',
        average:
          'bone 12, bone!bounce 2, bullseye 211, hole 120, hole!bounce 3, outside 11, section1 299, section1!bounce 11, section1!bounce!cocked 1, section2 300, section2!bounce 3, section2!cocked 1, section3 959, section3!bounce 12, section3!cocked 5, section4 232, section4!bounce 8, section4!cocked 1, section5 206, section5!bounce 3',
        clumsy:
          'bone 143, bone!bounce 16, bullseye 66, bullseye!bounce 5, hole 81, hole!bounce 6, outside 476, outside!bounce 39, outside!cocked 1, section1 477, section1!bounce 31, section2 218, section2!bounce 9, section3 473, section3!bounce 25, section4 211, section4!bounce 10, section5 109, section5!bounce 4',
      },
      bushes: {
        floor:
          'bullseye 107, hole 3, section1 13, section2 21, section2!bounce 6, section3 298, section4 112, section4!bounce 3, section5 36, section5!bounce 1',
        good: 'bone 1, bone!bounce 1, bullseye 83, hole 24, section1 33, section1!bounce 4, section2 59, section2!bounce 6, section3 235, section3!bounce 4, section4 118, section4!bounce 5, section5 27',
        average:
          'bone 8, bullseye 48, hole 34, hole!cocked 1, outside 4, section1 65, section1!bounce 2, section2 69, section2!bounce 2, section3 217, section3!bounce 3, section4 123, section4!bounce 2, section4!cocked 1, section5 21',
        clumsy:
          'bone 42, bone!bounce 3, bone!thorns 1, bullseye 12, hole 20, hole!bounce 1, hole!thorns 1, outside 91, outside!bounce 6, outside!bounce!thorns 1, outside!thorns 37, section1 84, section1!bounce 4, section1!bounce!thorns 1, section1!thorns 22, section1!thorns!cocked 1, section2 49, section2!bounce 4, section2!thorns 9, section3 113, section3!bounce 6, section3!bounce!thorns 1, section3!thorns 5, section4 69, section4!bounce 1, section5 13, section5!bounce 1, section5!thorns 2',
      },
      crowded: {
        floor:
          'bullseye 10, hole 8, hole!bounce 1, hole!cocked 1, section1 15, section1!bounce 2, section2 37, section3 159, section3!bounce 1, section3!cocked 4, section4 13, section4!bounce 1, section5 47, section5!cocked 1',
        good: 'bone 1, bullseye 11, hole 10, hole!bounce 1, section1 26, section1!bounce 2, section2 49, section2!bounce 1, section3 134, section3!bounce 4, section3!cocked 3, section4 22, section4!bounce 2, section5 33',
        average:
          'bullseye 11, hole 11, hole!bounce 2, outside 1, section1 36, section1!bounce 2, section2 49, section2!bounce 3, section2!cocked 2, section3 109, section3!bounce 4, section3!cocked 1, section4 39, section4!bounce 2, section5 27, section5!cocked 1',
        clumsy:
          'bone 15, bone!bounce 1, bullseye 8, hole 10, outside 52, outside!bounce 4, section1 53, section1!bounce 3, section2 30, section2!bounce 1, section3 39, section3!bounce 2, section4 13, section5 6',
      },
    },
  },
};
