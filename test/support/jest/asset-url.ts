/** Stands for the address of an imported picture. */
export default 'test-asset'
