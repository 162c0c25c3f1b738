/** The list of uploads in the page: by it the frame tells whether the list is on screen. */
export const UPLOADS_ID = 'uploads';
export const UPLOADS_PATH = '/?tab=upload';
