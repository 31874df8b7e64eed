/** The button below a picture. Apart from the other texts, which only a reader loads who presses it. */
export const ENLARGE = 'Enlarge';
