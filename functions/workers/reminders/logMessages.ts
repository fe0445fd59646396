/** Log messages that metrics read. */
export const personNotReminded = 'A person could not be reminded.';
export const deliveryLine = 'delivery';
